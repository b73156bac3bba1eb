import { z } from "zod";
import { LANGUAGES } from "./rules.ts";

/** Language of the app and of mail (rule: languages). */
export const languageSchema = z.enum(LANGUAGES);
