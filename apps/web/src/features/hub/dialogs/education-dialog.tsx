import { educationSuggestions, type PaymentLinkView } from "@giftling/domain";
import { useEffect, useState } from "react";
import { useHub } from "../flow/hub-context.ts";
import type { Giver, NudgeGift } from "../flow/hub-flow.ts";
import { useRecordClick } from "../flow/use-record-click.ts";
import { useReportContribution } from "../flow/use-report-contribution.ts";
import { CodeLine } from "../sections/giving/code-line.tsx";
import { educationSentence, paymentActionText, planName } from "../sections/giving/link-text.ts";
import buttons from "../sections/hub-buttons.module.css";
import { OutsideLink } from "../sections/outside-link.tsx";
import { safeAddress } from "../sections/wishlist/store-name.ts";
import { AmountPicker } from "./amount-picker.tsx";
import classes from "./dialogs.module.css";
import { GiverFields } from "./giver-fields.tsx";
import { useGivingForm } from "./use-giving-form.ts";

/** The 529 nudge (rule: education-nudge, nudge-amounts): add to the gift, never instead of it. */
export function EducationDialog({
  linkId,
  gift,
  giver,
}: {
  linkId: string;
  gift: NudgeGift | null;
  giver: Giver | null;
}) {
  const { hub } = useHub();
  const link = hub.paymentLinks.find(({ id }) => id === linkId);
  return link === undefined ? null : <Nudge link={link} gift={gift} knownGiver={giver} />;
}

type NudgeProps = { link: PaymentLinkView; gift: NudgeGift | null; knownGiver: Giver | null };

function Nudge({ link, gift, knownGiver }: NudgeProps) {
  const { hub, send } = useHub();
  const { firstName } = hub.kid;
  const recordClick = useRecordClick();
  const { report, isPending } = useReportContribution();
  const suggestions = educationSuggestions(gift?.price ?? null);
  const [asksName, setAsksName] = useState(false);
  const { form, onSubmit } = useGivingForm({
    asksName,
    asksAmount: true,
    firstChoice: suggestions.find(({ isRecommended }) => isRecommended)?.amount ?? null,
    isPending,
    onGiven: ({ name, amount }) => {
      // Who just bought a gift has said their name; everybody else is asked for it now.
      if (knownGiver === null && !asksName) return setAsksName(true);
      void report({
        name: knownGiver === null ? name : knownGiver.name,
        amount,
        type: link.type === "529" ? "529" : "other",
        paymentLinkId: link.id,
        wishlistItemId: null,
      });
    },
  });
  const address = safeAddress(link.url);
  useEffect(() => {
    if (asksName) document.getElementsByName("name")[0]?.focus();
  }, [asksName]);

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p className={classes.text}>{educationSentence(link.type)}</p>
      <AmountPicker
        legend={
          gift === null
            ? `Add something for ${firstName}'s future`
            : `Add a little to “${gift.name}” for ${firstName}'s future`
        }
        suggestions={suggestions}
        form={form}
      />
      {link.contributionCode !== null && <CodeLine code={link.contributionCode} />}
      <p className={classes.soft}>
        Goes straight to {firstName}'s {planName(link.type)}. We never handle the money.
      </p>
      {asksName && <GiverFields form={form} />}
      <div className={classes.actions}>
        {address !== null && (
          <OutsideLink
            href={address}
            className={asksName ? buttons.quiet : buttons.primary}
            onFollow={() => recordClick("payment", link.id)}
          >
            {paymentActionText(link)}
          </OutsideLink>
        )}
        <button
          type="submit"
          className={asksName ? buttons.primary : buttons.outline}
          disabled={isPending}
        >
          I contributed
        </button>
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => send({ type: "educationClosed", declined: true })}
        >
          No thanks
        </button>
      </div>
    </form>
  );
}
