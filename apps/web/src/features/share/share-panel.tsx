import { isEducationLinkType } from "@giftling/domain";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as shareWords from "@giftling/messages/dashboard/share";
import { printCardButton } from "@giftling/messages/hub/paper";
import * as words from "@giftling/messages/onboarding/launch";
import { SegmentedControl } from "@mantine/core";
import { IconEye, IconMail, IconPrinter, IconQrcode, IconSend } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../../components/button.tsx";
import type { useQrDialog } from "../../components/dialog/use-qr-dialog.tsx";
import { CopyButton } from "../../components/share/copy-button.tsx";
import { useShare } from "../../components/share/use-share.tsx";
import { trpc } from "../../trpc.ts";
import { saveFirstStepsFlag } from "./kid-page-flags.ts";
import classes from "./share-panel.module.css";
import { useHubLink } from "./use-hub-link.ts";

/** Channels through which parents share a hub, with the text that precedes the hub's URL (rule: share-sheet). */
const CHANNELS = [
  { id: "chat", label: words.familyChatLabel, words: words.familyChatMessage },
  { id: "invitation", label: words.partyInvitationLabel, words: words.partyInvitationMessage },
  { id: "card", label: words.printedCardLabel, words: words.printedCardMessage },
] as const;

type ShareChannel = (typeof CHANNELS)[number]["id"];

const ICON = { size: 20, stroke: 1.5, "aria-hidden": true } as const;

/** Renders a prepared message with a hub's URL, and all ways to send the message (rule: share-sheet). */
export function SharePanel({
  path,
  kidId,
  firstName,
  isMain = true,
  sharesAtOnce = false,
  qr,
}: {
  path: string;
  kidId: string;
  firstName: string;
  /** Whether sending the message is the dialog's main action. */
  isMain?: boolean;
  /** Whether the device's share dialog opens immediately on devices with a touchscreen. */
  sharesAtOnce?: boolean;
  /** Dialog with the hub's QR code, rendered by the caller. */
  qr: ReturnType<typeof useQrDialog>;
}) {
  const url = useHubLink(path);
  const [channel, setChannel] = useState<ShareChannel>("chat");
  const { hasWishes = false, hasEducationLink = false } = useHubContents(kidId, true);
  const ready = CHANNELS.find(({ id }) => id === channel) ?? CHANNELS[0];
  const message = ready.words(firstName, { hasWishes, hasEducationLink });
  const title = words.shareTitle(firstName);
  const saveShared = () => saveFirstStepsFlag(kidId, "shared");
  const { onShare, fallback } = useShare(title, url, message, saveShared);
  const shareAtOnce = useEffectEvent(() => {
    if (!sharesAtOnce || !navigator.share || !window.matchMedia("(pointer: coarse)").matches)
      return;
    navigator.share({ title, url, text: message }).then(saveShared, () => undefined);
  });
  useEffect(() => shareAtOnce(), []);
  const mail = new URLSearchParams({ subject: title, body: `${message}\n\n${url}` });
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={words.shareChannelAriaLabel()}
        data={CHANNELS.map(({ id, label }) => ({ value: id, label: label() }))}
        value={channel}
        onChange={setChannel}
      />
      <blockquote className={classes.words}>{message}</blockquote>
      <Button
        size={isMain ? "lg" : "md"}
        variant={isMain ? "filled" : "default"}
        fullWidth
        leftSection={<IconSend {...ICON} />}
        onClick={() => void onShare()}
      >
        {words.shareButton()}
      </Button>
      <div className={classes.ways}>
        <CopyButton
          value={`${message} ${url}`}
          what="link"
          label={words.copyMessageButton()}
          onCopied={saveShared}
        />
        <Button
          variant="default"
          // URLSearchParams encodes a space as "+", which mail programs do not decode.
          href={`mailto:?${mail.toString().replaceAll("+", "%20")}`}
          onClick={saveShared}
          leftSection={<IconMail {...ICON} />}
        >
          {shareWords.shareByMailButton()}
        </Button>
        <Button variant="default" leftSection={<IconQrcode {...ICON} />} onClick={qr.onOpen}>
          {parentWords.qrCodeButton()}
        </Button>
        <Button
          variant="default"
          href={getCardPath(path)}
          target="_blank"
          rel="noopener"
          leftSection={<IconPrinter {...ICON} />}
        >
          {printCardButton()}
        </Button>
        <Button
          variant="default"
          href={path}
          target="_blank"
          rel="noopener"
          onClick={() => saveFirstStepsFlag(kidId, "seen")}
          leftSection={<IconEye {...ICON} />}
        >
          {words.previewHubLink()}
        </Button>
      </div>
      {fallback}
    </>
  );
}

/** Returns the path of a hub's printable card. `path` is the hub's path with its query (rule: paper). */
function getCardPath(path: string): string {
  const [hub, search] = path.split("?");
  return search === undefined ? `${hub}/card` : `${hub}/card?${search}`;
}

/**
 * Returns whether a kid's hub has wishes, and whether the hub has an education link. The prepared messages depend on
 * the two values. A value is undefined until loaded (rule: share-sheet).
 */
export function useHubContents(kidId: string, enabled: boolean) {
  const { data: hasWishes } = trpc.wishlist.list.useQuery(
    { kidId },
    {
      enabled,
      select: (items) => items.some(({ state, isPurchased }) => state === "shown" && !isPurchased),
    },
  );
  const { data: hasEducationLink } = trpc.links.listPayment.useQuery(
    { kidId },
    { enabled, select: (links) => links.some(({ type }) => isEducationLinkType(type)) },
  );
  return { hasWishes, hasEducationLink };
}
