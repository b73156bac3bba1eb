import { qrCodeButton } from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/referrals/referrals";
import { IconQrcode } from "@tabler/icons-react";
import { useId } from "react";
import { Button } from "../../components/button.tsx";
import { useQrDialog } from "../../components/dialog/use-qr-dialog.tsx";
import { CopyButton } from "../../components/share/copy-button.tsx";
import { ShareButton } from "../../components/share/share-button.tsx";
import classes from "./referrals.module.css";

const STEPS = [
  { title: words.shareStepTitle, text: words.shareStepDescription },
  { title: words.signUpStepTitle, text: words.signUpStepDescription },
  { title: words.rewardStepTitle, text: words.rewardStepDescription },
] as const;

/** Renders the explanation of invitations with the referral link (rule: referrals-page). */
export function ReferralLinkCard({ url, earns }: { url: string; earns: boolean }) {
  const id = useId();
  const qr = useQrDialog({ title: words.qrCodeTitle(), label: words.qrCodeLabel() }, url);
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {earns ? words.rewardHeading() : words.linkHeading()}
      </h2>
      {earns && (
        <ol className={classes.steps}>
          {STEPS.map(({ title, text }) => (
            <li key={title()} className={classes.step}>
              <p className={classes.stepTitle}>{title()}</p>
              <p className={classes.stepText}>{text()}</p>
            </li>
          ))}
        </ol>
      )}
      <div className={classes.link}>
        <div className={classes.linkText}>
          <p className={classes.linkLabel}>{words.referralLinkLabel()}</p>
          <p className={classes.linkValue}>{url}</p>
        </div>
        <div className={classes.linkButtons}>
          <CopyButton value={url} what="link" label={words.copyLinkButton()} variant="filled" />
          <ShareButton title={words.shareTitle()} url={url} />
          <Button
            variant="default"
            leftSection={<IconQrcode size={20} stroke={1.5} aria-hidden />}
            onClick={qr.onOpen}
          >
            {qrCodeButton()}
          </Button>
          {qr.dialog}
        </div>
      </div>
    </section>
  );
}
