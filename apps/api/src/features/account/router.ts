import {
  findMailPreferences,
  writeMailPreferences,
} from "@giftling/db/queries/account/mail-preferences";
import { findAccount, updateProfile } from "@giftling/db/queries/account/users";
import * as domain from "@giftling/domain";
import { z } from "zod";
import type { ParentContext } from "../../access/parent-context.ts";
import { orNotFound } from "../../core/errors/app-error.ts";
import { version } from "../../core/version.ts";
import {
  accountProcedure,
  createTransactionResolver,
  noOutput,
  ownerAccountProcedure,
  ownerProcedure,
  parentProcedure,
  publicProcedure,
  router,
} from "../../trpc/trpc.ts";
import { readUserView } from "../user/user-view.ts";
import { closeOwnAccount, reactivateAccount } from "./close-account.ts";
import { createConfigView } from "./config-view.ts";
import { checkFamilyUrlAvailability, setFamilyUrl } from "./family-url.ts";
import {
  readTheme,
  recordReceivedGiftsCheck,
  retireFormerFamilyUrl,
  setCurrency,
  updateLanguages,
  updateSharingSettings,
  updateTheme,
} from "./settings.ts";

/** Returns the caller's account, read again because another call of the same batch may have changed the account. */
const viewMe = async (ctx: ParentContext) =>
  readUserView(ctx.deps, orNotFound(await findAccount(ctx.deps.db, ctx.user.id)));

const readMailPreferences = async ({ deps, user }: ParentContext) => ({
  ...(await findMailPreferences(deps.db, user.id)),
  hasMailServer: deps.config.mail.smtpUrl !== null,
});

export const accountRouter = router({
  config: publicProcedure
    .meta({ summary: "What the public pages need to know of this installation" })
    .output(domain.configOutput)
    .query(({ ctx }) => createConfigView(ctx.deps.config)),

  version: parentProcedure
    .meta({ rest: { method: "GET", path: "/api/version" }, summary: "The version of the server" })
    .output(domain.versionOutput)
    .query(() => ({ version })),

  user: parentProcedure
    .meta({ rest: { method: "GET", path: "/api/auth/user" }, summary: "The signed-in parent" })
    .output(domain.userOutput)
    .query(({ ctx }) => readUserView(ctx.deps, ctx)),

  updateProfile: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/users/profile" },
      summary: "Save the parent's name",
    })
    .input(domain.profileInput)
    .output(domain.userOutput)
    .mutation(async ({ ctx, input }) => {
      const account = orNotFound(await updateProfile(ctx.deps.db, ctx.user.id, input));
      return readUserView(ctx.deps, account);
    }),

  setFamilyUrl: ownerProcedure
    .meta({
      rest: { method: "POST", path: "/api/users/family-url" },
      summary: "Choose the family's hub address",
      errors: ["ADDRESS_TAKEN"],
    })
    .input(domain.familyUrlInput)
    .output(domain.userOutput)
    .mutation(createTransactionResolver(setFamilyUrl, viewMe)),

  addressFree: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/users/family-url/:familyUrl/free" },
      summary: "Whether the family could have this hub address, and one near it when not",
      description:
        "GET …/former/free reads whether the address `former` is free: only DELETE takes …/former/{address}.",
    })
    .input(domain.familyUrlAvailabilityInput)
    .output(domain.familyUrlAvailabilityOutput)
    .query(({ ctx, input }) => checkFamilyUrlAvailability(ctx, input)),

  updateSharing: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/users/sharing" },
      summary: "Choose what strangers may see of the hub and do there; what is left out stays",
      errors: ["PLAN_LIMIT"],
    })
    .input(domain.sharingInput)
    .output(domain.userOutput)
    .mutation(createTransactionResolver(updateSharingSettings, viewMe)),

  updateLanguages: parentProcedure
    .meta({
      rest: { method: "PATCH", path: "/api/users/languages" },
      summary:
        "Choose what the parent reads, and what the family writes in; what is left out stays",
    })
    .input(domain.languagesInput)
    .output(domain.userOutput)
    .mutation(createTransactionResolver(updateLanguages, viewMe)),

  setCurrency: parentProcedure
    .meta({
      rest: { method: "PUT", path: "/api/users/currency" },
      summary: "Choose the currency of all amounts, until the first contribution",
      errors: ["CURRENCY_FIXED"],
    })
    .input(domain.currencyInput)
    .output(domain.userOutput)
    .mutation(createTransactionResolver(setCurrency, viewMe)),

  checkArrivals: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/family/arrivals-checked" },
      summary: "Record for the whole family that a parent answered which gifts arrived",
    })
    .output(domain.userOutput)
    .mutation(createTransactionResolver(recordReceivedGiftsCheck, viewMe)),

  retireAddress: ownerProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/users/family-url/former/:address" },
      summary: "Make a former address lead nowhere; it stays the family's",
      description:
        "DELETE …/former/free retires the former address `free`: only GET takes …/{familyUrl}/free.",
    })
    .input(domain.retireFamilyUrlInput)
    .output(noOutput)
    .mutation(createTransactionResolver(retireFormerFamilyUrl)),

  theme: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/users/theme" },
      summary: "The look of the hub: what was chosen, and what relatives see of it",
    })
    .output(domain.themeOutput)
    .query(({ ctx }) => readTheme(ctx.deps.db, ctx)),

  updateTheme: parentProcedure
    .meta({
      rest: { method: "PATCH", path: "/api/users/theme" },
      summary: "Choose the look of the hub; what is left out stays",
      errors: ["PLAN_LIMIT", "CHANGED_MEANWHILE"],
    })
    .input(domain.updateThemeInput)
    .output(domain.themeOutput)
    .mutation(createTransactionResolver(updateTheme)),

  mailPreferences: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/users/mail-preferences" },
      summary: "Which mails the parent gets",
    })
    .output(domain.mailPreferencesOutput)
    .query(({ ctx }) => readMailPreferences(ctx)),

  updateMailPreferences: parentProcedure
    .meta({
      rest: { method: "PATCH", path: "/api/users/mail-preferences" },
      summary: "Choose which mails to get; switches left out stay",
    })
    .input(domain.mailPreferencesInput)
    .output(domain.mailPreferencesOutput)
    .mutation(async ({ ctx, input }) => {
      await writeMailPreferences(ctx.deps.db, ctx.user.id, input);
      return readMailPreferences(ctx);
    }),

  sessions: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/users/sessions" },
      summary: "Where the parent is signed in, the last used session first",
    })
    .output(z.array(domain.sessionOutput))
    .query(({ ctx }) => ctx.deps.sessions.list(ctx.user.id, ctx.cookieHeader)),

  signOutEverywhere: parentProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/users/sessions" },
      summary: "End all of the parent's sessions, that of the request too",
    })
    .output(noOutput)
    .mutation(async ({ ctx }) => {
      ctx.setCookie(await ctx.deps.sessions.endAll(ctx.user.id));
    }),

  close: ownerAccountProcedure
    .meta({
      rest: { method: "POST", path: "/api/account/close" },
      summary:
        "Close the account: its hubs are hidden, its sessions end, and it is deleted after 90 days",
    })
    .input(domain.closeAccountInput)
    .output(noOutput)
    .mutation(createTransactionResolver(closeOwnAccount)),

  closure: accountProcedure
    .meta({
      rest: { method: "GET", path: "/api/account/closure" },
      summary: "When a closed account was closed and when it is deleted",
      errors: ["NOT_FOUND"],
    })
    .output(domain.closureOutput)
    .query(({ ctx }) => {
      const closedAt = orNotFound(ctx.family.closedAt);
      return {
        closedAt: closedAt.toISOString(),
        deletesAt: domain.getAccountPurgeTime(closedAt).toISOString(),
        canReactivate: domain.canReactivateAccount(closedAt, ctx.deps.clock.now()),
        userId: ctx.user.id,
        role: ctx.role,
      };
    }),

  reactivate: ownerAccountProcedure
    .meta({
      rest: { method: "POST", path: "/api/account/reactivate" },
      summary: "Bring a closed account back within its 90 days",
      errors: ["ACCOUNT_CLOSED", "NOT_FOUND"],
    })
    .output(domain.userOutput)
    .mutation(
      createTransactionResolver(reactivateAccount, ({ deps, user, role }, family) =>
        readUserView(deps, { user, role, family }),
      ),
    ),
});
