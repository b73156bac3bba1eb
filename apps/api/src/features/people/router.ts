import * as domain from "@giftling/domain";
import { z } from "zod";
import { createTransactionResolver, noOutput, parentProcedure, router } from "../../trpc/trpc.ts";
import {
  addPersonAddress,
  mergePeople,
  readPeople,
  removePersonAddress,
  separatePerson,
  updatePersonDetails,
} from "./people.ts";

export const peopleRouter = router({
  list: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/people" },
      summary: "Everybody who gave to the family's kids or follows them",
    })
    .output(z.array(domain.personOutput))
    .query(({ ctx }) => readPeople(ctx.deps.db, ctx)),

  update: parentProcedure
    .meta({
      rest: { method: "PATCH", path: "/api/people/:id" },
      summary: "Change a person's name or the private note",
      errors: ["CHANGED_MEANWHILE"],
    })
    .input(domain.updatePersonInput)
    .output(domain.personOutput)
    .mutation(createTransactionResolver(updatePersonDetails)),

  join: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/people/:id/join" },
      summary: "Join people who are the same person",
      errors: ["CONFLICT"],
    })
    .input(domain.mergePeopleInput)
    .output(domain.personOutput)
    .mutation(createTransactionResolver(mergePeople)),

  takeApart: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/people/:id/take-apart" },
      summary: "Take an address or a gift out of a person again",
      errors: ["CONFLICT"],
    })
    .input(domain.separatePersonPartInput)
    .output(domain.personOutput)
    .mutation(createTransactionResolver(separatePerson)),

  addAddress: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/people/:id/addresses" },
      summary: "Add an e-mail address to a person, which gets a confirmation mail",
      errors: ["CONFLICT"],
    })
    .input(domain.addPersonAddressInput)
    .output(domain.personOutput)
    .mutation(async (call) => {
      await call.ctx.deps.limiter.personAddress(call.ctx.familyId);
      return createTransactionResolver(addPersonAddress)(call);
    }),

  removeAddress: parentProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/person-addresses/:id" },
      summary: "Delete an e-mail address that a parent added to a person",
    })
    .input(domain.idInput)
    .output(noOutput)
    .mutation(createTransactionResolver(removePersonAddress)),
});
