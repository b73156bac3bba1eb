import {
  findMailPreferences,
  writeMailPreferences,
} from "@giftling/db/queries/account/mail-preferences";
import {
  findUser,
  setFamilyAddress,
  updateProfile,
  updateSharing,
} from "@giftling/db/queries/account/users";
import {
  canReactivate,
  closeAccountInput,
  closureOutput,
  configOutput,
  deletionMoment,
  familyUrlInput,
  mailPreferencesInput,
  mailPreferencesOutput,
  parseFamilyUrl,
  profileInput,
  sharingInput,
  themeOutput,
  updateThemeInput,
  userOutput,
} from "@giftling/domain";
import { z } from "zod";
import { addressHmac } from "../../crypto/tombstones.ts";
import { AppError, found } from "../../errors/app-error.ts";
import { accountProcedure, parentProcedure, publicProcedure, router } from "../../trpc.ts";
import { noteFirstPage } from "../referrals/reward.ts";
import { closeAccount, reactivateAccount } from "./close-account.ts";
import { chooseTheme, viewTheme } from "./theme.ts";
import { viewConfig } from "./view-config.ts";
import { viewUser } from "./view-user.ts";

export const accountRouter = router({
  config: publicProcedure.output(configOutput).query(({ ctx }) => viewConfig(ctx.deps.config)),

  user: parentProcedure.output(userOutput).query(({ ctx }) => viewUser(ctx.deps, ctx.user)),

  updateProfile: parentProcedure
    .input(profileInput)
    .output(userOutput)
    .mutation(async ({ ctx, input }) => {
      const user = found(await updateProfile(ctx.deps.db, ctx.parentId, input));
      return viewUser(ctx.deps, user);
    }),

  setFamilyUrl: parentProcedure
    .input(familyUrlInput)
    .output(userOutput)
    .mutation(async ({ ctx, input }) => {
      const { db, config } = ctx.deps;
      const parsed = parseFamilyUrl(input.familyUrl);
      if (!parsed.ok) {
        const { message } = parsed;
        throw new AppError("INVALID_INPUT", { message, fields: { familyUrl: message } });
      }
      const hmac = addressHmac(config.secret, parsed.familyUrl);
      await db.transaction(async (tx) => {
        const isTheirs = await setFamilyAddress(tx, ctx.parentId, parsed.familyUrl, hmac);
        if (!isTheirs) throw new AppError("ADDRESS_TAKEN");
        await noteFirstPage(tx, ctx.deps, ctx.user);
      });
      // Read again: another call of the same batch may have changed the rest.
      return viewUser(ctx.deps, found(await findUser(db, ctx.parentId)));
    }),

  updateSharing: parentProcedure
    .input(sharingInput)
    .output(userOutput)
    .mutation(async ({ ctx, input }) => {
      const user = found(await updateSharing(ctx.deps.db, ctx.parentId, input));
      return viewUser(ctx.deps, user);
    }),

  theme: parentProcedure.output(themeOutput).query(({ ctx }) => viewTheme(ctx)),

  updateTheme: parentProcedure
    .input(updateThemeInput)
    .output(themeOutput)
    .mutation(({ ctx, input }) => chooseTheme(ctx, input)),

  mailPreferences: parentProcedure
    .output(mailPreferencesOutput)
    .query(({ ctx }) => findMailPreferences(ctx.deps.db, ctx.parentId)),

  updateMailPreferences: parentProcedure
    .input(mailPreferencesInput)
    .output(mailPreferencesOutput)
    .mutation(async ({ ctx, input }) => {
      await writeMailPreferences(ctx.deps.db, ctx.parentId, input);
      return findMailPreferences(ctx.deps.db, ctx.parentId);
    }),

  close: accountProcedure
    .input(closeAccountInput)
    .output(z.null())
    .mutation(async ({ ctx }) => {
      await closeAccount(ctx);
      return null;
    }),

  closure: accountProcedure.output(closureOutput).query(({ ctx }) => {
    const closedAt = found(ctx.user.closedAt);
    return {
      closedAt: closedAt.toISOString(),
      deletesAt: deletionMoment(closedAt).toISOString(),
      canReactivate: canReactivate(closedAt, ctx.deps.clock.now()),
    };
  }),

  reactivate: accountProcedure
    .output(userOutput)
    .mutation(async ({ ctx }) => viewUser(ctx.deps, await reactivateAccount(ctx))),
});
