import { createOnboardingDraft, type ErrorCode, type OnboardingDraft } from "@giftling/domain";
import { afterEach, describe, expect, it, vi } from "vitest";
import { completeOnboarding, type OnboardingMutations } from "./complete-onboarding.ts";
import {
  createOnboarding,
  deleteOnboarding,
  hasStartedLastStep,
  loadOnboarding,
  type OnboardingEntries,
  saveOnboarding,
} from "./saved-onboarding.ts";

class Refused extends Error {
  readonly data: { appCode: ErrorCode; httpStatus: number };
  constructor(code: ErrorCode) {
    super(code);
    this.data = { appCode: code, httpStatus: 400 };
  }
}

/** Creates a fake server that stores responses by idempotency key. Tests can make requests fail. */
function server() {
  const made = new Map<string, { kind: string; input: unknown }>();
  const byKey = new Map<string, string>();
  const log: string[] = [];
  let fail: (call: string) => Error | "lost" | null = () => null;

  function call<Answer>(name: string, act: () => Answer): Promise<Answer> {
    log.push(name);
    const failure = fail(name);
    if (failure instanceof Error) return Promise.reject(failure);
    const answer = act();
    return failure === "lost"
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve(answer);
  }
  const create = (kind: string) => (input: unknown, key: string) =>
    call(`create ${kind}`, () => {
      const id = byKey.get(key) ?? `${kind}-${made.size + 1}`;
      byKey.set(key, id);
      if (!made.has(id)) made.set(id, { kind, input });
      return { id };
    });
  const verbs = (kind: string) => ({
    create: create(kind),
    change: (id: string, input: unknown) =>
      call(`change ${kind}`, () => made.set(id, { kind, input })),
    remove: (id: string) => call(`remove ${kind}`, () => made.delete(id)),
  });
  const calls: OnboardingMutations = {
    kid: verbs("kid"),
    link: () => verbs("link"),
    update: () => verbs("update"),
  };
  return {
    calls,
    log,
    failWhen: (rule: typeof fail) => {
      fail = rule;
    },
    kinds: () => [...made.values()].map((thing) => thing.kind).sort(),
    inputs: (kind: string) =>
      [...made.values()].filter((thing) => thing.kind === kind).map((thing) => thing.input),
  };
}

const full: OnboardingDraft = {
  ...createOnboardingDraft({ firstName: "Ana", lastName: "Rivera" }),
  kidFirstName: "Emma",
  educationUrl: "ugift529.com/emma",
  contributionCode: "A1B-2C3",
  venmoUrl: "venmo.com/ana",
  updateTitle: "First day",
  updateContent: "She loved it.",
};

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

/**
 * Stores the progress of an onboarding. Returns functions that read, edit and complete the onboarding. `complete`
 * starts from the stored progress, as after a reload, and stores the progress of each request.
 */
function session(draft = full) {
  const start = createOnboarding({ firstName: "Ana", lastName: "Rivera", familyUrl: "rivera" });
  saveOnboarding("u1", { ...start, draft });
  const read = () => {
    const saved = loadOnboarding("u1");
    if (saved === null) throw new Error("The draft was not readable");
    return saved;
  };
  return {
    read,
    edit: (patch: Partial<OnboardingDraft>) =>
      saveOnboarding("u1", { ...read(), draft: { ...read().draft, ...patch } }),
    complete: (calls: OnboardingMutations) => {
      const { draft: current, pieces } = read();
      const remember = (next: OnboardingEntries) =>
        saveOnboarding("u1", { ...read(), pieces: next });
      return completeOnboarding(current, pieces, remember, calls);
    },
  };
}

describe("completeOnboarding", () => {
  it("creates the kid first, then its links and its update, each once", async () => {
    const backend = server();
    await session().complete(backend.calls);
    expect(backend.log).toEqual(["create kid", "create link", "create link", "create update"]);
    expect(backend.inputs("link")).toEqual([
      expect.objectContaining({
        type: "529",
        label: "529 Education Savings",
        url: "https://ugift529.com/emma",
        isPrimary: true,
        isPriority: true,
        priorityOrder: 1,
      }),
      expect.objectContaining({ label: "Venmo", description: "For immediate needs" }),
    ]);
  });

  it("creates only the kid when other fields are empty", async () => {
    const backend = server();
    await session({ ...createOnboardingDraft(), kidFirstName: "Emma" }).complete(backend.calls);
    expect(backend.log).toEqual(["create kid"]);
  });

  it.each(["create kid", "create link", "create update"])(
    "creates no duplicates when the response to '%s' is lost and the parent retries",
    async (lostCall) => {
      const backend = server();
      const parent = session();
      backend.failWhen((name) => (name === lostCall ? "lost" : null));
      await expect(parent.complete(backend.calls)).rejects.toThrow("Failed to fetch");
      expect(hasStartedLastStep(parent.read())).toBe(true);
      backend.failWhen(() => null);
      await parent.complete(backend.calls);
      expect(backend.kinds()).toEqual(["kid", "link", "link", "update"]);
    },
  );

  it("sends an edit after a lost response as an update of the same kid", async () => {
    const backend = server();
    const parent = session();
    backend.failWhen((name) => (name === "create kid" ? "lost" : null));
    await expect(parent.complete(backend.calls)).rejects.toThrow();
    backend.failWhen(() => null);
    parent.edit({ kidFirstName: "Emma Sofia", venmoUrl: "" });
    await parent.complete(backend.calls);
    expect(backend.kinds()).toEqual(["kid", "link", "update"]);
    expect(backend.inputs("kid")).toEqual([expect.objectContaining({ firstName: "Emma Sofia" })]);
  });

  it("deletes a link removed from the form after its creation", async () => {
    const backend = server();
    const parent = session();
    backend.failWhen((name) => (name === "create update" ? new TypeError("offline") : null));
    await expect(parent.complete(backend.calls)).rejects.toThrow("offline");
    backend.failWhen(() => null);
    parent.edit({ venmoUrl: "" });
    await parent.complete(backend.calls);
    expect(backend.kinds()).toEqual(["kid", "link", "update"]);
  });

  it("uses a new key for a corrected request after a rejection", async () => {
    const backend = server();
    const parent = session();
    const firstKey = parent.read().pieces.kid.key;
    backend.failWhen((name) => (name === "create kid" ? new Refused("INVALID_INPUT") : null));
    await expect(parent.complete(backend.calls)).rejects.toThrow("INVALID_INPUT");
    expect(parent.read().pieces.kid).toMatchObject({ sent: null, id: null });
    expect(parent.read().pieces.kid.key).not.toBe(firstKey);
    backend.failWhen(() => null);
    parent.edit({ kidFirstName: "Emmeline" });
    await parent.complete(backend.calls);
    expect(backend.inputs("kid")).toEqual([expect.objectContaining({ firstName: "Emmeline" })]);
  });
});

describe("stored draft", () => {
  it("is the latest one when storage is full", () => {
    const known = { firstName: "A", lastName: "B", familyUrl: null };
    const [older, newer] = [createOnboarding(known), createOnboarding(known)];
    vi.stubGlobal("localStorage", {
      getItem: () => JSON.stringify(older),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: () => undefined,
    });
    saveOnboarding("u1", newer);
    expect(loadOnboarding("u1")).toEqual(newer);
    deleteOnboarding("u1");
  });

  it("is stored separately for each parent", () => {
    saveOnboarding("u1", createOnboarding({ firstName: "A", lastName: "B", familyUrl: null }));
    expect(loadOnboarding("u2")).toBeNull();
  });

  it("is ignored when unreadable or missing", () => {
    const refusing = {
      getItem: () => {
        throw new Error("denied");
      },
      setItem: () => {
        throw new Error("denied");
      },
      removeItem: () => undefined,
    };
    const saved = createOnboarding({ firstName: "A", lastName: "B", familyUrl: null });
    vi.stubGlobal("localStorage", refusing);
    expect(loadOnboarding("u1")).toBeNull();
    expect(() => saveOnboarding("u1", saved)).not.toThrow();
    deleteOnboarding("u1");
    vi.stubGlobal("localStorage", null);
    expect(loadOnboarding("u1")).toBeNull();
    for (const stored of ["{broken", '{"draft":{}}']) {
      vi.stubGlobal("localStorage", { ...refusing, getItem: () => stored });
      expect(loadOnboarding("u1")).toBeNull();
    }
  });
});
