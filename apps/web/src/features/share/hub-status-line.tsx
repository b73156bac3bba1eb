import type { KidView, UserView } from "@giftling/domain";
import * as shareWords from "@giftling/messages/dashboard/share";
import { IconInfoCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useParent } from "../../access/session.ts";
import { useConfig } from "../../page-context.ts";
import classes from "./hub-status-line.module.css";
import { useFirstStepsState } from "./kid-page-flags.ts";

/** Returns the status that restricts visitors' use of the hub. Returns null for a public hub (rule: hub-status). */
function getHubStatus(
  user: Pick<UserView, "isTakenDown" | "isPublished" | "pausesWrites" | "hasPasscode">,
  isShared: boolean,
): shareWords.HubStatus | null {
  if (user.isTakenDown) return "taken-down";
  if (!user.isPublished) return "unpublished";
  if (user.pausesWrites) return "paused";
  if (!isShared) return "not-shared";
  return user.hasPasscode ? "locked" : null;
}

/**
 * Renders a line about a hub that is taken down, hidden, paused, locked or not shared. A control in the line changes
 * the status. Renders nothing for other hubs. `onShare` opens the share dialog (rule: hub-status).
 */
export function HubStatusLine({
  kid,
  isInShareDialog = false,
  onShare,
}: {
  kid: KidView;
  /** Whether the status line is in the share dialog, and therefore omits "not shared yet". */
  isInShareDialog?: boolean;
  onShare?: () => void;
}) {
  const user = useParent();
  const { contactEmail } = useConfig();
  const { isShared } = useFirstStepsState(kid);
  const status = getHubStatus(user, isShared || isInShareDialog);
  if (status === null) return null;
  const label = shareWords.getHubStatusActionLabel(status);
  return (
    <p className={classes.line}>
      <IconInfoCircle size={18} stroke={1.5} aria-hidden />
      <span>{shareWords.getHubStatusMessage(status)}</span>
      {status === "not-shared" && (
        <button type="button" className={classes.action} onClick={onShare}>
          {label}
        </button>
      )}
      {status === "taken-down" && (
        <a className={classes.action} href={`mailto:${contactEmail}`}>
          {label}
        </a>
      )}
      {status !== "not-shared" && status !== "taken-down" && (
        <Link to="/settings/privacy" className={classes.action}>
          {label}
        </Link>
      )}
    </p>
  );
}
