import { z } from "zod";
import { LANGUAGES } from "./rules.ts";

/** A supported language (rule: languages). */
export const languageSchema = z.enum(LANGUAGES);
