import { listWallEntries } from "@giftling/db/queries/wall/wall-entries";
import * as domain from "@giftling/domain";
import { z } from "zod";
import { readOwnKidList } from "../../access/parent-context.ts";
import { createTransactionResolver, parentProcedure, router } from "../../trpc/trpc.ts";
import { addWallEntryChange } from "../gifts/gift-change.ts";
import { approveWallEntries, editWallEntry, revertGiftsOfDay } from "./wall.ts";

export const wallRouter = router({
  wall: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/wall" },
      summary: "All that can be on a kid's wall, with what was taken off it",
    })
    .input(domain.kidIdInput)
    .output(z.array(domain.parentWallEntryOutput))
    .query(({ ctx, input }) => readOwnKidList(ctx, input.kidId, listWallEntries)),

  approveNames: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/wall/approve" },
      summary: "Let strangers see the names of these entries of a kid's wall",
    })
    .input(domain.approveNamesInput)
    .output(z.array(domain.parentWallEntryOutput))
    .mutation(createTransactionResolver(approveWallEntries)),

  putBackDay: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/wall/put-back" },
      summary: "Take back what strangers recorded for a kid on one UTC day",
    })
    .input(domain.revertGiftDayInput)
    .output(domain.revertGiftDayOutput)
    .mutation(createTransactionResolver(revertGiftsOfDay)),

  editWallEntry: parentProcedure
    .meta({
      rest: { method: "PATCH", path: "/api/wall/:kind/:id" },
      summary: "Correct a giver's name, or take an entry off the wall or put it back",
      errors: ["CONFLICT"],
    })
    .input(domain.editWallEntryInput)
    .output(domain.changedWallEntryOutput)
    .mutation(createTransactionResolver(editWallEntry, addWallEntryChange)),
});
