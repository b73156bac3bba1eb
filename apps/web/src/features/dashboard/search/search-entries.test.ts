import type { KidView, PersonView } from "@giftling/domain";
import { describe, expect, test } from "vitest";
import { KID_FIXTURE } from "../../../testing/kid.ts";
import { PARENT_FIXTURE } from "../../../testing/parent.ts";
import { createParentWish, WISH_FIXTURE } from "../../../testing/wishlist-item.ts";
import {
  filterSearchEntries,
  type KidSearchSource,
  listSearchEntries,
  type SearchEntry,
} from "./search-entries.ts";

const getKid = (id: string, firstName: string): KidView => ({ ...KID_FIXTURE, id, firstName });
const EMMA = getKid("k1", "Emma");
const NOAH = getKid("k2", "Noah");

const getLists = (kid: KidView, lists: object = {}): KidSearchSource => ({
  kid,
  wishes: [],
  links: [],
  updates: [],
  ...lists,
});

function listEntries(
  kids: KidView[],
  lists: KidSearchSource[] = [],
  {
    billing = true,
    people = [],
    user = PARENT_FIXTURE,
  }: { billing?: boolean; people?: PersonView[]; user?: typeof PARENT_FIXTURE } = {},
) {
  const went: unknown[] = [];
  const did = (what: string) => () => void went.push(what);
  const dashboard = {
    user,
    kids,
    kid: EMMA,
    hubPath: "/hub/rivera?kid=k1",
    onSelectKid: () => undefined,
    add: (what: string) => void went.push(what),
    share: did("share"),
    search: () => undefined,
    editKid: did("edit"),
    editSizes: did("sizes"),
  };
  const go = ({ resetScroll: _resetScroll, ...to }: { resetScroll?: boolean }) =>
    Promise.resolve(void went.push(to));
  return { went, entries: listSearchEntries(dashboard, go, { lists, people }, billing) };
}

const listLabels = (entries: SearchEntry[], typed: string) =>
  filterSearchEntries(entries, typed).map(({ name, entries: found }) => [
    name,
    ...found.map(({ label, detail }) => (detail === "" ? label : `${label} (${detail})`)),
  ]);

const wish = (id: string, name: string, fields: object = {}) =>
  createParentWish({ ...WISH_FIXTURE, id, name, ...fields });

describe("filterSearchEntries", () => {
  test("shows children, actions and pages before anything is typed", () => {
    const { entries } = listEntries(
      [EMMA, NOAH],
      [getLists(EMMA, { wishes: [wish("w1", "Kite")] })],
    );
    expect(listLabels(entries, " ").map(([name]) => name)).toEqual(["kids", "actions", "pages"]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  test("ignores case and accents, and matches words of the detail and the group", () => {
    const { entries } = listEntries(
      [EMMA, NOAH],
      [
        getLists(EMMA, { wishes: [wish("w1", "Cámara")] }),
        getLists(NOAH, { wishes: [wish("w2", "Camera bag")] }),
      ],
    );
    expect(listLabels(entries, "CAMARA")).toEqual([["wishes", "Cámara (Emma)"]]);
    expect(listLabels(entries, "noah bag")).toEqual([["wishes", "Camera bag (Noah)"]]);
    expect(listLabels(entries, "wish cam")[0]).toEqual([
      "wishes",
      "Cámara (Emma)",
      "Camera bag (Noah)",
    ]);
  });

  test("puts the group and the result with the best match first", () => {
    const wishes = [wish("w1", "The giving tree"), wish("w2", "Giving hands"), wish("w3", "Map")];
    const { entries } = listEntries([EMMA], [getLists(EMMA, { wishes })]);
    expect(listLabels(entries, "giving")).toEqual([
      ["wishes", "Giving hands", "The giving tree"],
      ["pages", "Giving"],
    ]);
    expect(listLabels(entries, "go today")[0]).toEqual(["pages", "Today"]);
  });

  test("finds among 300 wishes of each of three children within 50 ms, and shows eight of a group", () => {
    const kids = [EMMA, NOAH, getKid("k3", "Zoë")];
    const lists = kids.map((kid) =>
      getLists(kid, {
        wishes: Array.from({ length: 300 }, (_, n) => wish(`${kid.id}-${n}`, `Puzzle no. ${n}`)),
      }),
    );
    // Measures the fastest of five searches, because other tests use the same CPU cores.
    const searches = Array.from({ length: 5 }, () => {
      const start = performance.now();
      const groups = filterSearchEntries(listEntries(kids, lists).entries, "puzzle 29");
      return { groups, milliseconds: performance.now() - start };
    });
    expect(Math.min(...searches.map(({ milliseconds }) => milliseconds))).toBeLessThan(50);
    const found = searches[0]?.groups[0];
    expect(found?.entries).toHaveLength(8);
    // The wishes 29, 129, 229 and 290 to 299 of each kid match.
    expect(found?.omitted).toBe(3 * 13 - 8);
  });
});

describe("listSearchEntries", () => {
  const run = (lists: KidSearchSource[], typed: string) => {
    const { entries, went } = listEntries([EMMA, NOAH], lists);
    filterSearchEntries(entries, typed)[0]?.entries[0]?.run();
    return went[0];
  };

  test("opens a wish of any child beside its list (rule: wish-detail)", () => {
    const lists = [
      getLists(EMMA),
      getLists(NOAH, { wishes: [wish("w1", "Wooden train", { state: "draft" })] }),
    ];
    expect(run(lists, "draft train")).toEqual({
      to: "/dashboard/wishlist",
      search: { kid: "k2", wish: "w1" },
    });
  });

  test("opens a child, an update, a payment link and a registry of any child", () => {
    const lists = [
      getLists(EMMA),
      getLists(NOAH, {
        updates: [{ id: "u1", title: "First tooth" }],
        links: [
          { id: "p1", label: "College 529" },
          { id: "r1", label: "Toy shop list" },
        ],
      }),
    ];
    const search = { kid: "k2" };
    expect(run(lists, "noah")).toEqual({ to: "/dashboard", search });
    expect(run(lists, "tooth")).toEqual({ to: "/dashboard/news", search });
    expect(run(lists, "529")).toEqual({ to: "/dashboard/giving", search });
    expect(run(lists, "toy shop")).toEqual({ to: "/dashboard/giving", search });
  });

  test("opens a person, found by any name or address (rule: people)", () => {
    const person: PersonView = {
      id: "p1",
      name: "Grandma Rosa",
      otherNames: ["Rosa M."],
      note: null,
      addresses: [{ id: "a1", email: "rosa@example.com", state: "confirmed", isAdded: false }],
      follows: [],
      gifts: [],
      partIds: [],
      suggestedIds: [],
      since: "2026-01-01T00:00:00.000Z",
      version: "",
    };
    const { entries, went } = listEntries([EMMA], [], { people: [person] });
    const shown = "Grandma Rosa (Rosa M. · rosa@example.com)";
    for (const typed of ["grandma", "rosa m", "rosa@example", "family friends rosa"]) {
      expect(listLabels(entries, typed)[0]).toEqual(["people", shown]);
    }
    filterSearchEntries(entries, "grandma")[0]?.entries[0]?.run();
    expect(went).toEqual([{ to: "/dashboard/people", search: { kid: "k1", person: "p1" } }]);
  });

  test("finds deleted kids for the owner only (rule: deleted-kid)", () => {
    expect(run([], "deleted")).toEqual({ to: "/settings/account", hash: "deleted-children" });
    const asParent = listEntries([EMMA], [], { user: { ...PARENT_FIXTURE, role: "parent" } });
    expect(listLabels(asParent.entries, "deleted child")).toEqual([]);
  });

  test("runs the actions", () => {
    expect(run([], "add gift")).toBe("gift");
    expect(run([], "share emma")).toBe("share");
    expect(run([], "sizes")).toBe("sizes");
    expect(run([], "export")).toEqual({ to: "/settings/account" });
  });

  test("opens each page of the settings, and the plan's only with billing (rule: billing-off)", () => {
    expect(run([], "passcode")).toEqual({ to: "/settings/privacy/passcode" });
    expect(run([], "settings mail")).toEqual({ to: "/settings/mail" });
    expect(run([], "currency")).toEqual({ to: "/settings/language" });
    expect(run([], "reminders")).toEqual({ to: "/settings/mail" });
    expect(listLabels(listEntries([EMMA]).entries, "settings plan")).toEqual([
      ["settings", "Plan (What you have, and until when)"],
    ]);
    expect(
      listLabels(listEntries([EMMA], [], { billing: false }).entries, "settings plan"),
    ).toEqual([]);
  });
});
