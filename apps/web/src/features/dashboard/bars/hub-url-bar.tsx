import * as frameWords from "@giftling/messages/dashboard/frame";
import { printCardButton } from "@giftling/messages/hub/paper";
import { IconExternalLink, IconPrinter } from "@tabler/icons-react";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/share/copy-button.tsx";
import { ShareButton } from "../../../components/share/share-button.tsx";
import { getCardPath } from "../../shell/card-path.ts";
import { useHubLink } from "../../shell/use-hub-link.ts";
import { useDashboard } from "../dashboard-context.ts";
import { saveKidPageMark } from "../first-steps/kid-page-marks.ts";
import classes from "./hub-url-bar.module.css";

/**
 * Returns the host and path of a hub's URL for display, without the query that selects a kid. Copy and Share use the
 * whole URL.
 */
function readable(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Renders the hub's URL with Copy, Share and View (rule: dashboard-menu). */
export function HubUrlBar() {
  const { kid, hubPath: path } = useDashboard();
  const url = useHubLink(path);
  const onShared = () => saveKidPageMark(kid.id, "shared");
  return (
    <section className={classes.address} aria-label={frameWords.hubLinkAriaLabel()}>
      <div className={classes.addressText}>
        <p className={classes.addressLabel}>{frameWords.hubLinkLabel(kid.firstName)}</p>
        <p className={classes.addressValue}>{readable(url)}</p>
      </div>
      <div className={classes.addressButtons}>
        <ShareButton
          title={frameWords.hubTitle(kid.firstName)}
          url={url}
          variant="filled"
          onShared={onShared}
        />
        <CopyButton value={url} what="address" onCopied={onShared} />
        <Button
          href={path}
          target="_blank"
          rel="noopener"
          onClick={() => saveKidPageMark(kid.id, "seen")}
          variant="default"
          rightSection={<IconExternalLink size={18} stroke={1.5} aria-hidden />}
        >
          {frameWords.viewHubButton()}
        </Button>
        <Button
          href={getCardPath(path)}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconPrinter size={20} stroke={1.5} aria-hidden />}
        >
          {printCardButton()}
        </Button>
      </div>
    </section>
  );
}
