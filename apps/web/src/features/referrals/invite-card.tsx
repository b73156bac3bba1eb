import { IconQrcode } from "@tabler/icons-react";
import { useId } from "react";
import { Button } from "../../components/button.tsx";
import { useQrDialog } from "../../components/dialog/use-qr-dialog.tsx";
import { CopyButton } from "../../components/share/copy-button.tsx";
import { ShareButton } from "../../components/share/share-button.tsx";
import classes from "./referrals.module.css";

const STEPS = [
  { title: "Share your link", text: "Send it to another parent, or let them scan the code." },
  { title: "They sign up", text: "Their first 30 days of Premium are free." },
  { title: "You get a month", text: "Once their first page is up, a month of Premium is yours." },
] as const;

/** How an invitation works, and the link that makes it (rule: referrals-page). */
export function InviteCard({ url, earns }: { url: string; earns: boolean }) {
  const id = useId();
  const qr = useQrDialog({ title: "Scan to sign up", label: "QR code of your link" }, url);
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {earns ? "A month of Premium for each friend" : "Your link"}
      </h2>
      {earns && (
        <ol className={classes.steps}>
          {STEPS.map(({ title, text }) => (
            <li key={title} className={classes.step}>
              <p className={classes.stepTitle}>{title}</p>
              <p className={classes.stepText}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <div className={classes.link}>
        <div className={classes.linkText}>
          <p className={classes.linkLabel}>Your referral link</p>
          <p className={classes.linkValue}>{url}</p>
        </div>
        <div className={classes.linkButtons}>
          <CopyButton value={url} what="link" label="Copy link" variant="filled" />
          <ShareButton title="Giftling, a gift page for your child" url={url} />
          <Button
            variant="default"
            leftSection={<IconQrcode size={20} stroke={1.5} aria-hidden />}
            onClick={qr.onOpen}
          >
            QR code
          </Button>
          {qr.dialog}
        </div>
      </div>
    </section>
  );
}
