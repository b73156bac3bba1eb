import { FREE_KID_LIMIT, FREE_LINK_LIMIT, PRICES } from "@giftling/domain";
import { useDisclosure } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { FormDialog } from "../../components/dialog/form-dialog.tsx";
import { showToast } from "../../components/toast/toast.ts";
import { WhatHappens } from "../../components/what-happens.tsx";
import { errorMessage, trpc } from "../../trpc.ts";
import classes from "./subscription.module.css";

const FAILURE = "We couldn't reach the server. Your plan is as it was.";

/**
 * The way on without paying: ends the trial state and keeps everything (rule: continue-on-free). Confirmed first, for
 * the offer goes with it.
 */
export function ContinueOnFree({ hasOffer }: { hasOffer: boolean }) {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <section className={classes.free} aria-labelledby="free">
      <div>
        <h2 id="free" className={classes.freeTitle}>
          Or stay with Free
        </h2>
        <p className={classes.small}>Nothing to pay, and everything you made stays.</p>
      </div>
      <Button variant="default" onClick={dialog.open}>
        Continue on Free
      </Button>
      <ContinueDialog opened={isOpen} onClose={dialog.close} hasOffer={hasOffer} />
    </section>
  );
}

function ContinueDialog({
  opened,
  onClose,
  hasOffer,
}: {
  opened: boolean;
  onClose: () => void;
  hasOffer: boolean;
}) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const change = trpc.billing.continueOnFree.useMutation({
    onSuccess: (user) => {
      utils.account.user.setData(undefined, user);
      showToast({ title: "You're on Free", message: "Everything you made is where it was." });
      return navigate({ to: "/dashboard" });
    },
  });

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Continue on Free?"
      submitLabel="Continue on Free"
      isBusy={change.isPending}
      failure={change.error && errorMessage(change.error, FAILURE)}
      onSubmit={() => {
        if (!change.isPending) change.mutate();
      }}
    >
      <WhatHappens>
        <li>Your dashboard opens again, and your family's hub stays up as it is.</li>
        <li>
          Free holds {FREE_KID_LIMIT} children with {FREE_LINK_LIMIT} links each. What you have
          beyond that stays and can be edited; only adding more waits.
        </li>
        <li>
          {hasOffer
            ? "The offer after your trial ends here."
            : "The unpaid plan ends, and nothing is charged."}{" "}
          Later, Premium is {PRICES["premium-monthly"].text}.
        </li>
      </WhatHappens>
    </FormDialog>
  );
}
