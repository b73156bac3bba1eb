import type { Adapter, AdapterPayload } from "oidc-provider";

/** In-memory store of short-lived sign-ins in progress at the local OpenID provider. */
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
