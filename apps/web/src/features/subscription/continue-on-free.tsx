import { FREE_KID_LIMIT, FREE_LINK_LIMIT } from "@giftling/domain";
import { formatPrice } from "@giftling/messages/billing/plans";
import * as words from "@giftling/messages/billing/subscription";
import { useDisclosure } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { getErrorMessage } from "../../api-error.ts";
import { Button } from "../../components/button.tsx";
import { ConsequenceList } from "../../components/consequence-list.tsx";
import { FormDialog } from "../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../components/dialog/use-delayed-open.ts";
import { showToast } from "../../components/toast/toast.ts";
import { trpc } from "../../trpc.ts";
import classes from "./subscription.module.css";

/** Renders a button, with a confirmation, for continuing on Free after a trial (rule: continue-on-free). */
export function ChooseFreePlanButton({ hasOffer }: { hasOffer: boolean }) {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <section className={classes.free} aria-labelledby="free">
      <div>
        <h2 id="free" className={classes.freeTitle}>
          {words.freePlanHeading()}
        </h2>
        <p className={classes.small}>{words.freePlanDescription()}</p>
      </div>
      <Button variant="default" onClick={dialog.open}>
        {words.chooseFreePlanButton()}
      </Button>
      <ContinueDialog opened={isOpen} onClose={dialog.close} hasOffer={hasOffer} />
    </section>
  );
}

function ContinueDialog({ opened, onClose, hasOffer }: DialogProps & { hasOffer: boolean }) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const price = formatPrice("premium-monthly");
  const change = trpc.billing.continueOnFree.useMutation({
    onSuccess: (user) => {
      utils.account.user.setData(undefined, user);
      showToast({
        title: words.freePlanConfirmationTitle(),
        message: words.freePlanConfirmationMessage(),
      });
      return navigate({ to: "/dashboard" });
    },
  });

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.chooseFreePlanTitle()}
      submitLabel={words.chooseFreePlanButton()}
      isBusy={change.isPending}
      failure={change.error && getErrorMessage(change.error, words.chooseFreePlanError())}
      onSubmit={() => {
        if (!change.isPending) change.mutate();
      }}
    >
      <ConsequenceList>
        <li>{words.dashboardAccessNote()}</li>
        <li>{words.freePlanLimitsNote(FREE_KID_LIMIT, FREE_LINK_LIMIT)}</li>
        <li>{hasOffer ? words.trialOfferEndNote(price) : words.unpaidPlanEndNote(price)}</li>
      </ConsequenceList>
    </FormDialog>
  );
}
