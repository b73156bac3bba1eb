import { z } from "zod";
import { LANGUAGES } from "./rules.ts";

/** One of the languages that the product speaks (rule: languages). */
export const languageSchema = z.enum(LANGUAGES);
