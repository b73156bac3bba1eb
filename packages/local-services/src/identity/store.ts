import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Adapter, AdapterPayload, JWK } from "oidc-provider";

/** Keys that must survive a restart, because sessions and registered clients depend on the keys. */
export interface IdentityKeys {
  signingKey: JWK;
  cookieKey: string;
  clientSecret: string;
}

/**
 * Reads the provider's keys from the local folder. If there are none, creates them in a file that only the current user can
 * read.
 */
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

/** In-memory store of the provider's sign-ins in progress, which last minutes. */
export class MemoryAdapter implements Adapter {
  readonly #entries = new Map<string, { payload: AdapterPayload; until: number }>();

  async upsert(id: string, payload: AdapterPayload, expiresIn = 3600): Promise<void> {
    for (const [key, { until }] of this.#entries) if (until < Date.now()) this.#entries.delete(key);
    this.#entries.set(id, { payload, until: Date.now() + expiresIn * 1000 });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const entry = this.#entries.get(id);
    return entry && entry.until >= Date.now() ? entry.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#search((payload) => payload.uid === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#search((payload) => payload.userCode === userCode);
  }

  async consume(id: string): Promise<void> {
    const payload = await this.find(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    this.#entries.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of this.#entries) {
      if (payload.grantId === grantId) this.#entries.delete(key);
    }
  }

  #search(matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const { payload, until } of this.#entries.values()) {
      if (until >= Date.now() && matches(payload)) return payload;
    }
    return undefined;
  }
}
