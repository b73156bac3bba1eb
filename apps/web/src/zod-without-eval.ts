import type { $ZodConfig } from "zod/v4/core";

// With this setting, zod does not try to generate code. The Content-Security-Policy forbids it, and browsers report the
// attempt. Calling zod's `config` would load zod on startup.
const parsing: $ZodConfig = { jitless: true };
Object.assign(globalThis, { __zod_globalConfig: parsing });
