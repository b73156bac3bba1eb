import { DELETED_KID_RETENTION_DAYS, type DeletedKidView } from "@giftling/domain";
import { connectionErrorMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/kids/deleted";
import { useNavigate } from "@tanstack/react-router";
import { getErrorCode, getErrorMessage } from "../../api-error.ts";
import { Button } from "../../components/button.tsx";
import { formatDate } from "../../components/format-relative-date.ts";
import { PremiumButton } from "../../components/premium-button.tsx";
import { showToastAfterWrite } from "../../components/toast/show-toast-after-write.ts";
import { trpc } from "../../trpc.ts";
import { useRestoreKid } from "../kids/use-kid-mutations.ts";
import { QueryError } from "./query-status.tsx";
import { SettingSection } from "./setting-section.tsx";
import classes from "./settings.module.css";

/** Renders the deleted kids that the owner can restore, if any (rule: deleted-kid). */
export function DeletedKidsSection() {
  const deleted = trpc.kids.deleted.useQuery();
  if (!deleted.isError && !deleted.data?.length) return null;
  return (
    <SettingSection
      id="deleted-children"
      title={words.deletedKidsTitle()}
      lead={words.deletedKidsDescription(DELETED_KID_RETENTION_DAYS)}
    >
      {deleted.data ? (
        <ul className={classes.deletedKids}>
          {deleted.data.map((kid) => (
            <DeletedKid key={kid.id} kid={kid} />
          ))}
        </ul>
      ) : (
        <QueryError query={deleted} errorTitle={words.deletedKidsLoadErrorTitle()} />
      )}
    </SettingSection>
  );
}

function DeletedKid({ kid: { id, firstName, deletesAt } }: { kid: DeletedKidView }) {
  const navigate = useNavigate();
  const restore = useRestoreKid();
  const bringBack = () =>
    showToastAfterWrite(restore.mutateAsync({ id }), {
      title: words.kidRestoredConfirmation(firstName),
      action: {
        label: words.viewKidButton(),
        run: () => void navigate({ to: "/dashboard", search: { kid: id } }),
      },
    });
  return (
    <li className={classes.deletedKid}>
      <div className={classes.present}>
        <p className={classes.presentText}>
          <strong className={classes.address} dir="auto">
            {firstName}
          </strong>
          <span className={classes.small}>{words.recoveryEndLabel(formatDate(deletesAt))}</span>
        </p>
        <Button
          variant="default"
          size="sm"
          loading={restore.isPending}
          aria-label={words.restoreKidAriaLabel(firstName)}
          onClick={bringBack}
        >
          {words.restoreKidButton()}
        </Button>
      </div>
      {restore.isError && (
        <div className={classes.refusal}>
          <p role="alert">{getErrorMessage(restore.error, connectionErrorMessage())}</p>
          {getErrorCode(restore.error) === "PLAN_LIMIT" && (
            <PremiumButton variant="default" size="sm" />
          )}
        </div>
      )}
    </li>
  );
}
