import * as domain from "@giftling/domain";
import { z } from "zod";
import {
  accountProcedure,
  createTransactionResolver,
  hubReadProcedure,
  idempotentProcedure,
  noOutput,
  ownerIdempotentProcedure,
  ownerProcedure,
  parentProcedure,
  router,
} from "../../trpc/trpc.ts";
import {
  acceptHandover,
  cancelHandover,
  enforceHandoverRateLimit,
  requestHandover,
} from "./handover.ts";
import {
  enforceInviteRateLimit,
  enforceInviteResendRateLimit,
  inviteParent,
  readInvites,
  resendInvite,
  withdrawInvite,
} from "./invite.ts";
import { acceptInvite, approveJoinRequest, readJoinPage } from "./join.ts";
import { readMembers, removeMember } from "./members.ts";

export const familyRouter = router({
  members: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/family/members" },
      summary: "Who looks after the family: its owner first",
    })
    .output(z.array(domain.memberOutput))
    .query(({ ctx }) => readMembers(ctx)),

  // Allowed for a closed account too, because only its owner can reactivate the account (rule: leaving).
  removeMember: accountProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/family/members/:id" },
      summary: "Take a parent out of the family, or leave it",
      errors: ["OWNER_ONLY", "CONFLICT"],
    })
    .input(domain.idInput)
    .output(noOutput)
    .mutation(createTransactionResolver(removeMember)),

  handOver: ownerProcedure
    .meta({
      rest: { method: "POST", path: "/api/family/owner", status: 202 },
      summary: "Ask another parent to take the family over; nothing changes until they accept",
      errors: ["NOT_FOUND", "CONFLICT"],
    })
    .input(domain.handoverInput)
    .output(domain.handoverOutput)
    .mutation(async (call) => {
      await enforceHandoverRateLimit(call.ctx, call.input);
      return createTransactionResolver(requestHandover)(call);
    }),

  acceptHandOver: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/family/owner/accept" },
      summary: "Take the family over, as its owner asked; the members as they are then",
      errors: ["NOT_FOUND"],
    })
    .input(domain.acceptHandoverInput)
    .output(z.array(domain.memberOutput))
    .mutation(createTransactionResolver(acceptHandover, readMembers)),

  endHandOver: parentProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/family/owner" },
      summary: "Withdraw the request to take the family over, or decline it",
      errors: ["NOT_FOUND", "OWNER_ONLY"],
    })
    .output(noOutput)
    .mutation(createTransactionResolver(cancelHandover)),

  invites: ownerProcedure
    .meta({
      rest: { method: "GET", path: "/api/family/invites" },
      summary: "Invitations that nobody took up yet",
    })
    .output(z.array(domain.inviteOutput))
    .query(({ ctx }) => readInvites(ctx)),

  invite: ownerIdempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/family/invites", status: 201 },
      summary: "Invite somebody to look after the family",
      errors: ["CONFLICT", "PLAN_LIMIT", "TOO_MANY"],
    })
    .input(domain.inviteInput)
    .output(domain.inviteOutput)
    .mutation(async (call) => {
      await enforceInviteRateLimit(call.ctx, call.input.email);
      return createTransactionResolver(inviteParent)(call);
    }),

  sendInviteAgain: ownerProcedure
    .meta({
      rest: { method: "POST", path: "/api/family/invites/:id/send" },
      summary: "Mail an invitation once more; it then works for another seven days",
      errors: ["PLAN_LIMIT", "TOO_MANY"],
    })
    .input(domain.idInput)
    .output(domain.inviteOutput)
    .mutation(async (call) => {
      await enforceInviteResendRateLimit(call.ctx, call.input);
      return createTransactionResolver(resendInvite)(call);
    }),

  confirmInvite: ownerProcedure
    .meta({
      rest: { method: "POST", path: "/api/family/invites/:id/confirm" },
      summary: "Let in the person who asks to join by an invitation",
      errors: ["HAS_FAMILY", "PLAN_LIMIT", "TOO_MANY"],
    })
    .input(domain.idInput)
    .output(z.array(domain.memberOutput))
    .mutation(createTransactionResolver(approveJoinRequest, readMembers)),

  withdrawInvite: ownerProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/family/invites/:id" },
      summary: "Take an invitation back, or decline who asks to join by it",
    })
    .input(domain.idInput)
    .output(noOutput)
    .mutation(createTransactionResolver(withdrawInvite)),

  invitation: hubReadProcedure
    .meta({
      rest: { method: "GET", path: "/api/invites/:token" },
      summary: "What an invitation's page shows",
    })
    .input(domain.joinFamilyInput)
    .output(domain.joinPageOutput)
    .query(({ ctx, input }) => readJoinPage(ctx, input)),

  accept: idempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/invites/:token/accept" },
      summary: "Take up an invitation: joined at once, or waiting for the owner",
      errors: ["HAS_FAMILY", "CONFLICT", "PLAN_LIMIT", "TOO_MANY"],
    })
    .input(domain.joinFamilyInput)
    .output(domain.acceptInviteOutput)
    .mutation(createTransactionResolver(acceptInvite)),
});
