import * as words from "@giftling/messages/hub/page";
import { CopyButton } from "../../../../components/share/copy-button.tsx";
import classes from "./contribution-code.module.css";

/**
 * Renders a contribution code with a Copy button. The giver enters the code on the education plan's page
 * (rule: payment-links).
 */
export function ContributionCode({ code }: { code: string }) {
  return (
    <div className={classes.code}>
      <span className={classes.text}>
        <span className={classes.label}>{words.contributionCodeLabel()}</span>
        <strong className={classes.value}>{code}</strong>
      </span>
      <CopyButton
        value={code}
        what="code"
        success={{ title: words.codeCopiedTitle(), message: words.codeCopiedMessage() }}
      />
    </div>
  );
}
