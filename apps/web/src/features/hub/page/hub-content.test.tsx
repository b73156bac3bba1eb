import type { AppRouter } from "@giftling/api/router";
import { demoHub, type HubView, type PurchaseResult } from "@giftling/domain";
import { Notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { act } from "react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { toastSettings } from "../../../components/toast/toast.ts";
import { eventually, GIVE_UP_MS } from "../../../testing/eventually.ts";
import { render } from "../../../testing/render.tsx";
import { createQueryClient, trpc } from "../../../trpc.ts";
import { HubContent } from "./hub-content.tsx";

const NOW = new Date("2026-03-01T12:00:00Z");

function emmasHub(): HubView {
  const hub = demoHub("demo-emma", NOW);
  if (hub === null) throw new Error("The demo has no Emma");
  return hub;
}

type Call = { path: string; input: unknown; idempotencyKey: unknown };

/** A server of one answer per procedure; the calls it got are kept. */
function server(answers: Record<string, () => unknown>) {
  const calls: Call[] = [];
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        calls.push({ path: op.path, input: op.input, idempotencyKey: op.context.idempotencyKey });
        const answer = answers[op.path];
        if (answer === undefined) {
          observer.error(TRPCClientError.from(new TypeError(`No answer for ${op.path}`)));
          return;
        }
        observer.next({ result: { type: "data", data: answer() } });
        observer.complete();
      });
  return { calls, client: trpc.createClient({ links: [link] }) };
}

/** Reads its hub from the cache, as the page does, so that what a write answers shows. */
function Cached({ hub }: { hub: HubView }) {
  const input = { familyUrl: hub.familyUrl, kidId: hub.kid.id };
  const { data } = trpc.hub.kid.useQuery(input, { initialData: hub });
  return <HubContent hub={data} />;
}

async function show(hub: HubView, answers: Record<string, () => unknown> = {}) {
  const { calls, client } = server(answers);
  const queryClient = createQueryClient();
  await render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Cached hub={hub} />
        <Notifications {...toastSettings} />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return calls;
}

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? "");
const wishes = () => texts("#wishlist h3");

function pressable(name: RegExp): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>("a, button")].find((element) =>
    name.test(element.textContent ?? ""),
  );
  if (found === undefined) throw new Error(`Nothing to press is called ${name}`);
  return found;
}

const press = (name: RegExp) => act(async () => pressable(name).click());

beforeAll(async () => {
  // The dialogs load on first need; here they are ready, so that a busy machine costs no test its time.
  await import("../dialogs/hub-dialogs.tsx");
  // The shop's tab is somebody else's business.
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a[target]"))
      event.preventDefault();
  });
}, 60_000);

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe("a child's hub", () => {
  it("has the hub's blocks in their order (rule: hub-blocks)", async () => {
    await show(emmasHub());
    expect(texts("h1")).toEqual(["Emma"]);
    expect(texts("h2")).toEqual([
      "Top Priorities",
      "Other Ways to Help",
      "Wishlist",
      "Recent Updates",
      "Wall of Support",
    ]);
    expect(document.body.textContent).toContain("Birthday March 14");
    expect(document.body.textContent).toContain("$425 contributed");
    expect(document.body.textContent).toContain("$70 needed");
  });

  it("shows six wishes, and all of them on demand (rule: hub-wishlist)", async () => {
    await show(emmasHub());
    expect(wishes()).toHaveLength(6);
    await press(/^Show all 7 wishes/);
    expect(wishes()).toHaveLength(7);
    expect(wishes()).not.toContain("First telescope");
    // Where the button was, keyboards go on with the first wish that it brought.
    expect(document.activeElement).toBe(document.querySelector("#wishlist li:nth-child(7)"));
  });

  it("wraps a gift whose picture can't be had", async () => {
    const hub = emmasHub();
    const [first] = hub.wishlist.filter((item) => !item.isActivity && !item.isPurchased);
    if (first === undefined) throw new Error("The demo has no wishes");
    first.imageUrl = "/media/gone.webp";
    await show(hub);
    const picture = document.querySelector("#wishlist img");
    await act(async () => picture?.dispatchEvent(new Event("error")));
    expect(document.querySelector("#wishlist img")).toBeNull();
    expect(texts("#wishlist article:first-of-type svg")).not.toEqual([]);
  });

  it("links to shops in a new tab that knows nothing of this one, and to nothing unsafe (rule: web-addresses)", async () => {
    const hub = emmasHub();
    const [first, second] = hub.wishlist.filter((item) => !item.isActivity);
    if (first === undefined || second === undefined) throw new Error("The demo has no wishes");
    first.url = "javascript:alert(1)";
    await show(hub);
    const links = [...document.querySelectorAll<HTMLAnchorElement>("#wishlist a")];
    expect(links).toHaveLength(5);
    for (const link of links) {
      expect(link.target).toBe("_blank");
      expect(link.rel).toBe("noopener noreferrer");
      expect(link.protocol).toBe("https:");
    }
  });

  it("says what is missing in an empty hub", async () => {
    const empty = {
      paymentLinks: [],
      registryLinks: [],
      wishlist: [],
      updates: [],
      contributions: [],
    };
    await show({ ...emmasHub(), ...empty });
    expect(texts("h2")).toEqual(["Wishlist", "Wall of Support"]);
    expect(document.body.textContent).toContain("No wishes yet");
  });
});

describe("recording a gift (rule: hub-flow)", { timeout: 2 * GIVE_UP_MS }, () => {
  const bought = (hub: HubView): PurchaseResult => {
    const { isOnWall: _, ...item } = hub.wishlist.find(
      ({ name }) => name === "Bridge building kit",
    ) ?? {
      isOnWall: true,
    };
    if (!("id" in item)) throw new Error("The demo has no bridge building kit");
    const purchase = { isPurchased: true, purchasedBy: "Ana", purchasedAt: NOW.toISOString() };
    return { item: { ...item, ...purchase }, undoToken: "undo-1", giftToken: "gift-1" };
  };

  it("asks for a name, records once, moves the gift to the wall and offers the 529", async () => {
    const hub = emmasHub();
    const calls = await show(hub, { "wishlist.purchase": () => bought(hub) });
    await press(/^I bought this Bridge building kit/);
    await eventually(() => expect(texts("[role=dialog] h2")).toEqual(["Did you buy this gift?"]));
    expect(document.body.textContent, "nobody went to a shop").not.toContain("Shop didn't open?");

    await press(/^I bought this gift/);
    expect(document.body.textContent).toContain("Name required");
    expect(document.body.textContent).toContain(
      "Please enter your name or select 'Give anonymously'",
    );
    expect(calls).toEqual([]);

    const anonymous = document.querySelector<HTMLInputElement>(
      "[role=dialog] input[type=checkbox]",
    );
    await act(async () => anonymous?.click());
    expect(
      document.querySelector<HTMLInputElement>("[role=dialog] input[name=name]")?.disabled,
    ).toBe(true);

    await press(/^I bought this gift/);
    await eventually(() =>
      expect(texts("[role=dialog] h2")).toEqual(["Help Now & For The Future"]),
    );
    expect(calls).toEqual([
      {
        path: "wishlist.purchase",
        input: expect.objectContaining({ purchasedBy: null, isAnonymous: true }),
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(document.body.textContent).toContain(
      "Your purchase has been recorded. Consider investing in their future too!",
    );
    expect(wishes()).not.toContain("Bridge building kit");
    expect(document.body.textContent).toContain("You recorded this gift.");
    expect(texts("[role=dialog] legend")).toEqual([
      "Add a little to “Bridge building kit” for Emma's future",
    ]);
    for (const amount of ["$6", "$9", "$15"]) {
      expect(texts("[role=dialog] label span")).toContain(amount);
    }
  });

  it("opens the question a second after the shop's link was followed", async () => {
    await show(emmasHub());
    const followedAt = Date.now();
    await press(/^View at .+: Bridge building kit/);
    expect(document.querySelector("[role=dialog]")).toBeNull();
    await eventually(() => expect(texts("[role=dialog] h2")).toEqual(["Did you buy this gift?"]));
    expect(Date.now() - followedAt).toBeGreaterThanOrEqual(1_000);
    expect(document.body.textContent).toContain("Shop didn't open?");
  });

  it("says that it failed when no answer came, and keeps the dialog", async () => {
    await show(emmasHub());
    await press(/^I bought this Bridge building kit/);
    await eventually(() => expect(texts("[role=dialog] h2")).toHaveLength(1));
    const anonymous = document.querySelector<HTMLInputElement>(
      "[role=dialog] input[type=checkbox]",
    );
    await act(async () => anonymous?.click());
    await press(/^I bought this gift/);
    await eventually(() =>
      expect(document.body.textContent).toContain(
        "Failed to record purchasePlease check your connection and try again.",
      ),
    );
    expect(texts("[role=dialog] h2")).toEqual(["Did you buy this gift?"]);
  });
});
