import { INVITE_DAYS, type InviteView } from "@giftling/domain";
import { IconMail } from "@tabler/icons-react";
import { Button } from "../../../components/button.tsx";
import { CHECK_CONNECTION, showToast } from "../../../components/toast/toast.ts";
import { errorMessage, trpc } from "../../../trpc.ts";
import { ensureDeleted } from "../../entries/list-cache.ts";
import classes from "./members.module.css";

const DAY_MS = 86_400_000;

function endWords(expiresAt: string, now: number): string {
  // One that was just made ends a little later than seven days after the page was opened.
  const days = Math.min(INVITE_DAYS, Math.ceil((Date.parse(expiresAt) - now) / DAY_MS));
  if (days <= 0) return "Invitation over";
  return days === 1 ? "Invited · 1 day left" : `Invited · ${days} days left`;
}

const sayFailure = (error: unknown) =>
  showToast({
    title: "That didn't work",
    message: errorMessage(error, CHECK_CONNECTION),
    tone: "error",
  });

/** An invitation: sent again or withdrawn; confirmed or declined once somebody asks to join by it (rule: joining). */
export function InviteRow({ invite, now }: { invite: InviteView; now: number }) {
  const utils = trpc.useUtils();
  const { id, email, askedBy } = invite;
  const drop = () =>
    utils.family.invites.setData(undefined, (all) => all?.filter((one) => one.id !== id));
  const send = trpc.family.sendInviteAgain.useMutation({
    onSuccess(sent) {
      utils.family.invites.setData(undefined, (all) =>
        all?.map((one) => (one.id === id ? sent : one)),
      );
      showToast({ title: "Sent again", message: `${email} has seven more days.` });
    },
    onError: sayFailure,
  });
  const withdraw = trpc.family.withdrawInvite.useMutation();
  const confirm = trpc.family.confirmInvite.useMutation({
    onSuccess(members) {
      utils.family.members.setData(undefined, members);
      drop();
      showToast({ title: `${askedBy?.name || "They"} can look after your pages now` });
    },
    onError: sayFailure,
  });
  const takeBack = async (title: string) => {
    try {
      await ensureDeleted(() => withdraw.mutateAsync({ id }));
      drop();
      showToast({ title });
    } catch (error) {
      sayFailure(error);
    }
  };
  const who = askedBy && (askedBy.name || askedBy.email || "Somebody");
  return (
    <li className={classes.member}>
      <div className={classes.row}>
        <span className={classes.mail}>
          <IconMail size={22} stroke={1.5} aria-hidden />
        </span>
        <p className={classes.who}>
          <strong className={classes.name}>{email}</strong>
          <span className={classes.soft}>{endWords(invite.expiresAt, now)}</span>
        </p>
      </div>
      {askedBy === null ? (
        <div className={classes.actions}>
          <Button
            variant="subtle"
            size="sm"
            loading={send.isPending}
            aria-label={`Send the invitation to ${email} again`}
            onClick={() => send.mutate({ id })}
          >
            Send again
          </Button>
          <Button
            variant="subtle"
            size="sm"
            loading={withdraw.isPending}
            aria-label={`Withdraw the invitation to ${email}`}
            onClick={() => void takeBack("Invitation withdrawn")}
          >
            Withdraw
          </Button>
        </div>
      ) : (
        <div className={classes.asks}>
          <p className={classes.question}>
            <strong dir="auto">{who}</strong> opened it
            {askedBy.email && askedBy.email !== who && ` as ${askedBy.email}`} and asks to join. Is
            it who you invited?
          </p>
          <div className={classes.actions}>
            <Button size="sm" loading={confirm.isPending} onClick={() => confirm.mutate({ id })}>
              Confirm
            </Button>
            <Button
              variant="default"
              size="sm"
              loading={withdraw.isPending}
              onClick={() => void takeBack("Declined. The link leads nowhere now")}
            >
              Decline
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
