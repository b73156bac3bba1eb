import { qrCode } from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/referrals/referrals";
import { IconQrcode } from "@tabler/icons-react";
import { useId } from "react";
import { Button } from "../../components/button.tsx";
import { useQrDialog } from "../../components/dialog/use-qr-dialog.tsx";
import { CopyButton } from "../../components/share/copy-button.tsx";
import { ShareButton } from "../../components/share/share-button.tsx";
import classes from "./referrals.module.css";

const STEPS = [
  { title: words.shareYourLink, text: words.shareYourLinkText },
  { title: words.theySignUp, text: words.theySignUpText },
  { title: words.youGetAMonth, text: words.youGetAMonthText },
] as const;

/** Renders the explanation of invitations with the referral link (rule: referrals-page). */
export function InviteCard({ url, earns }: { url: string; earns: boolean }) {
  const id = useId();
  const qr = useQrDialog({ title: words.scanToSignUp(), label: words.qrCodeOfYourLink() }, url);
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {earns ? words.aMonthForEach() : words.yourLink()}
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
          <p className={classes.linkLabel}>{words.yourReferralLink()}</p>
          <p className={classes.linkValue}>{url}</p>
        </div>
        <div className={classes.linkButtons}>
          <CopyButton value={url} what="link" label={words.copyLink()} variant="filled" />
          <ShareButton title={words.shareTitle()} url={url} />
          <Button
            variant="default"
            leftSection={<IconQrcode size={20} stroke={1.5} aria-hidden />}
            onClick={qr.onOpen}
          >
            {qrCode()}
          </Button>
          {qr.dialog}
        </div>
      </div>
    </section>
  );
}
