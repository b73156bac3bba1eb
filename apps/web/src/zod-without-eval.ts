import type { $ZodConfig } from "zod/v4/core";

// Prevents zod from generating code, which the Content-Security-Policy forbids and browsers report. Sets a global,
// because calling zod's `config` would load zod on startup.
const parsing: $ZodConfig = { jitless: true };
Object.assign(globalThis, { __zod_globalConfig: parsing });
