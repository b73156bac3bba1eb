import {
  findMailPreferences,
  writeMailPreferences,
} from "@giftling/db/queries/account/mail-preferences";
import { findUser, updateProfile, updateSharing } from "@giftling/db/queries/account/users";
import {
  canReactivate,
  closeAccountInput,
  closureOutput,
  configOutput,
  deletionMoment,
  familyUrlInput,
  mailPreferencesInput,
  mailPreferencesOutput,
  profileInput,
  sharingInput,
  themeOutput,
  updateThemeInput,
  userOutput,
} from "@giftling/domain";
import { z } from "zod";
import { found } from "../../errors/app-error.ts";
import {
  accountProcedure,
  inTransaction,
  parentProcedure,
  publicProcedure,
  router,
} from "../../trpc.ts";
import type { ParentContext } from "../own-kid.ts";
import { chooseAddress } from "./choose-address.ts";
import { closeAccount, reactivateAccount } from "./close-account.ts";
import { chooseTheme, viewTheme } from "./theme.ts";
import { viewConfig } from "./view-config.ts";
import { viewUser } from "./view-user.ts";

/** Read again: another call of the same batch may have changed the rest. */
const viewMe = async (ctx: ParentContext) =>
  viewUser(ctx.deps, found(await findUser(ctx.deps.db, ctx.parentId)));

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
    .mutation(inTransaction(chooseAddress, viewMe)),

  updateSharing: parentProcedure
    .input(sharingInput)
    .output(userOutput)
    .mutation(async ({ ctx, input }) => {
      const user = found(await updateSharing(ctx.deps.db, ctx.parentId, input));
      return viewUser(ctx.deps, user);
    }),

  theme: parentProcedure.output(themeOutput).query(({ ctx }) => viewTheme(ctx.deps.db, ctx)),

  updateTheme: parentProcedure
    .input(updateThemeInput)
    .output(themeOutput)
    .mutation(inTransaction(chooseTheme)),

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
    .mutation(inTransaction(closeAccount)),

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
    .mutation(inTransaction(reactivateAccount, (ctx, user) => viewUser(ctx.deps, user))),
});
