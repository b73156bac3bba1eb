import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { JWK } from "oidc-provider";

/** Keys of the OpenID provider, stored in a file so that sessions and the client remain valid after a restart. */
export interface IdentityKeys {
  signingKey: JWK;
  cookieKey: string;
  clientSecret: string;
}

/** Reads the OpenID provider's keys, or creates a key file that only the current user can read. */
export function loadIdentityKeys(localDir: string): IdentityKeys {
  const file = path.join(localDir, "identity.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const keys: IdentityKeys = {
    signingKey: { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "ES256" },
    cookieKey: randomBytes(32).toString("hex"),
    clientSecret: randomBytes(32).toString("hex"),
  };
  mkdirSync(localDir, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
}
