import * as domain from "@giftling/domain";
import { createTransactionResolver, noOutput, parentProcedure, router } from "../../trpc/trpc.ts";
import {
  addPasskey,
  dismissPasskeyOffer,
  readPasskeys,
  removePasskey,
  startPasskeyRegistration,
  updatePasskeyName,
} from "./passkeys.ts";

export const passkeysRouter = router({
  list: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/users/passkeys" },
      summary: "The parent's passkeys, and why the server has none if so",
    })
    .output(domain.passkeysOutput)
    .query(({ ctx }) => readPasskeys(ctx)),

  options: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/users/passkeys/options" },
      summary: "Options with which a browser creates a passkey within five minutes",
      errors: ["CONFLICT"],
    })
    .output(domain.passkeyOptionsOutput)
    .mutation(({ ctx }) => startPasskeyRegistration(ctx)),

  add: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/users/passkeys", status: 201 },
      summary: "Add the passkey that the browser created",
      errors: ["CONFLICT", "TOO_MANY"],
    })
    .input(domain.addPasskeyInput)
    .output(domain.passkeyOutput)
    .mutation(createTransactionResolver(addPasskey)),

  rename: parentProcedure
    .meta({
      rest: { method: "PATCH", path: "/api/users/passkeys/:id" },
      summary: "Rename a passkey",
    })
    .input(domain.renamePasskeyInput)
    .output(domain.passkeyOutput)
    .mutation(({ ctx, input }) => updatePasskeyName(ctx, input)),

  remove: parentProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/users/passkeys/:id" },
      summary: "Remove a passkey, with which nobody can sign in after that",
    })
    .input(domain.idInput)
    .output(noOutput)
    .mutation(createTransactionResolver(removePasskey)),

  dismissOffer: parentProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/users/passkey-offer" },
      summary: "End the offer to add a passkey",
    })
    .output(noOutput)
    .mutation(createTransactionResolver(dismissPasskeyOffer)),
});
