import { listWallEntries } from "@giftling/db/queries/wall/wall-entries";
import {
  approveNamesInput,
  byKidInput,
  changedWallEntryOutput,
  editWallEntryInput,
  parentWallEntryOutput,
  putBackDayInput,
  putBackDayOutput,
} from "@giftling/domain";
import { z } from "zod";
import { readOwnKidList } from "../../access/own-kid.ts";
import { createTransactionResolver, parentProcedure, router } from "../../trpc/trpc.ts";
import { addWallEntryChange } from "../gifts/gift-change.ts";
import { approveWallEntries, revertGiftsOfDay } from "./approve-entries.ts";
import { editWallEntry } from "./edit-wall-entry.ts";

/** Procedures of the parent's wall. */
export const wallRouter = router({
  wall: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/wall" },
      summary: "All that can be on a kid's wall, with what was taken off it",
    })
    .input(byKidInput)
    .output(z.array(parentWallEntryOutput))
    .query(({ ctx, input }) => readOwnKidList(ctx, input.kidId, listWallEntries)),

  approveNames: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/wall/approve" },
      summary: "Let strangers see the names of these entries of a kid's wall",
    })
    .input(approveNamesInput)
    .output(z.array(parentWallEntryOutput))
    .mutation(createTransactionResolver(approveWallEntries)),

  putBackDay: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/wall/put-back" },
      summary: "Take back what strangers recorded for a kid on one UTC day",
    })
    .input(putBackDayInput)
    .output(putBackDayOutput)
    .mutation(createTransactionResolver(revertGiftsOfDay)),

  editWallEntry: parentProcedure
    .meta({
      rest: { method: "PATCH", path: "/api/wall/:kind/:id" },
      summary: "Correct a giver's name, or take an entry off the wall or put it back",
      errors: ["CONFLICT"],
    })
    .input(editWallEntryInput)
    .output(changedWallEntryOutput)
    .mutation(createTransactionResolver(editWallEntry, addWallEntryChange)),
});
