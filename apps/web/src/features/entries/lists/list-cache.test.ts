import type { AppRouter } from "@giftling/api/router";
import { MutationObserver } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { createQueryClient } from "../../../trpc.ts";
import {
  applyPatch,
  createDeleteMutationOptions,
  createOptimisticEditMutationOptions,
  ensureEntryDeleted,
  type ListCache,
} from "./list-cache.ts";

type Thing = { id: string; name: string };

function getList(...start: Thing[]) {
  let entries = start;
  const list: ListCache<Thing> = {
    cancel: async () => undefined,
    read: () => entries,
    refresh: () => undefined,
    write: (change) => {
      entries = change(entries);
    },
  };
  return { list, names: () => entries.map((entry) => entry.name) };
}

/** Renames an entry with a mutation. `call` returns the server's response. */
function rename(list: ListCache<Thing>, id: string, call: () => Promise<Thing>) {
  const options = createOptimisticEditMutationOptions<Thing, Thing>(list, applyPatch);
  const edit = new MutationObserver(createQueryClient(), { ...options, mutationFn: call });
  return edit.mutate({ id, name: "New" });
}

it("shows an edit while it is being saved, then the server's response", async () => {
  const { list, names } = getList({ id: "a", name: "A" }, { id: "b", name: "B" });
  let during: string[] = [];
  await rename(list, "a", async () => {
    during = names();
    return { id: "a", name: "New, trimmed" };
  });
  expect(during).toEqual(["New", "B"]);
  expect(names()).toEqual(["New, trimmed", "B"]);
});

it("rolls back a rejected edit and throws its error", async () => {
  const { list, names } = getList({ id: "a", name: "A" });
  const refused = rename(list, "a", () => Promise.reject(new Error("cut")));
  await expect(refused).rejects.toThrow("cut");
  expect(names()).toEqual(["A"]);
});

it("leaves fields missing from the patch unchanged", () => {
  const thing: Thing & { note: string | null } = { id: "a", name: "A", note: "old" };
  expect(applyPatch(thing, { name: undefined, note: null })).toEqual({
    id: "a",
    name: "A",
    note: null,
  });
});

function notFound() {
  const data = {
    appCode: "NOT_FOUND",
    code: "NOT_FOUND",
    httpStatus: 404,
    path: "wishlist.delete",
    fields: null,
    changed: null,
  } as const;
  return TRPCClientError.from<AppRouter>({ error: { code: -32004, message: "", data } });
}

it.each([
  ["was deleted", ["B"], null],
  ["was gone already", ["B"], notFound()],
  ["couldn't be deleted", ["A", "B"], new Error("cut")],
])("when an entry %s, shows %j", async (_what, left, error) => {
  const { list, names } = getList({ id: "a", name: "A" }, { id: "b", name: "B" });
  await createDeleteMutationOptions(list).onSettled(null, error, { id: "a" });
  expect(names()).toEqual(left);
});

it("treats only a missing entry as deleted", async () => {
  await ensureEntryDeleted(() => Promise.reject(notFound()));
  await expect(ensureEntryDeleted(() => Promise.reject(new Error("cut")))).rejects.toThrow("cut");
});
