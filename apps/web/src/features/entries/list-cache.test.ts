import type { AppRouter } from "@giftling/api/router";
import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { dropEntry, editAtOnce, ensureDeleted, type ListCache } from "./list-cache.ts";

type Thing = { id: string; name: string };

function listOf(...start: Thing[]) {
  let entries = start;
  const list: ListCache<Thing> = {
    cancel: async () => undefined,
    read: () => entries,
    write: (change) => {
      entries = change(entries);
    },
  };
  return { list, names: () => entries.map((entry) => entry.name) };
}

const renamed = (thing: Thing) => ({ ...thing, name: "New" });

it("shows an edit while it is on its way, and then what the server made of it", async () => {
  const { list, names } = listOf({ id: "a", name: "A" }, { id: "b", name: "B" });
  let during: string[] = [];
  await editAtOnce(list, "a", renamed, async () => {
    during = names();
    return { id: "a", name: "New, trimmed" };
  });
  expect(during).toEqual(["New", "B"]);
  expect(names()).toEqual(["New, trimmed", "B"]);
});

it("takes a refused edit back and passes the refusal on", async () => {
  const { list, names } = listOf({ id: "a", name: "A" });
  const refused = editAtOnce(list, "a", renamed, () => Promise.reject(new Error("cut")));
  await expect(refused).rejects.toThrow("cut");
  expect(names()).toEqual(["A"]);
});

it("drops a deleted entry", () => {
  const { list, names } = listOf({ id: "a", name: "A" }, { id: "b", name: "B" });
  dropEntry(list, "a");
  expect(names()).toEqual(["B"]);
});

it("takes a thing that is gone already for deleted, and nothing else", async () => {
  const data = {
    appCode: "NOT_FOUND",
    code: "NOT_FOUND",
    httpStatus: 404,
    path: "wishlist.delete",
    fields: null,
  } as const;
  const gone = TRPCClientError.from<AppRouter>({ error: { code: -32004, message: "", data } });
  await ensureDeleted(() => Promise.reject(gone));
  await expect(ensureDeleted(() => Promise.reject(new Error("cut")))).rejects.toThrow("cut");
});
