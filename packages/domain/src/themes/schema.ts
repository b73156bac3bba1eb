import { z } from "zod";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { baseVersionSchema, versionSchema } from "../text/version/schema.ts";
import { PALETTE_IDS } from "./palettes.ts";
import { COVERS } from "./rules.ts";

/** Palette and cover of a hub, and the family's own color (rule: hub-themes). */
export const themeSchema = z.strictObject({
  palette: z.enum(PALETTE_IDS),
  accent: z.string().nullable(),
  cover: z.enum(COVERS),
});

/** Response of GET /api/users/theme. `chosen` is the stored theme, and `shown` is the theme for visitors. */
export const themeOutput = z.strictObject({
  chosen: themeSchema,
  shown: themeSchema,
  version: versionSchema,
});
export type ThemeView = z.infer<typeof themeOutput>;

const ownColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, PARENT_ERRORS.colorRequired)
  .toLowerCase();

export const updateThemeInput = z.strictObject({
  palette: z.enum(PALETTE_IDS, PARENT_ERRORS.paletteRequired).optional(),
  accent: ownColor.nullable().optional(),
  cover: z.enum(COVERS, PARENT_ERRORS.coverRequired).optional(),
  version: baseVersionSchema,
});
export type UpdateThemeInput = z.infer<typeof updateThemeInput>;
