import "../../styles/mantine.css";
import * as parentWords from "@giftling/messages/dashboard/parent";
import { printCardButton } from "@giftling/messages/hub/paper";
import * as words from "@giftling/messages/onboarding/launch";
import { Modal, SegmentedControl } from "@mantine/core";
import { IconEye, IconPrinter, IconQrcode, IconSend } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { Button } from "../../components/button.tsx";
import { type DialogProps, useDelayedOpen } from "../../components/dialog/use-delayed-open.ts";
import { useQrDialog } from "../../components/dialog/use-qr-dialog.tsx";
import { AppMantineProvider } from "../../components/mantine-provider.tsx";
import { Avatar } from "../../components/picture/avatar.tsx";
import { CopyButton } from "../../components/share/copy-button.tsx";
import { useShare } from "../../components/share/use-share.tsx";
import { hideToast } from "../../components/toast/toast.ts";
import { getCardPath } from "../shell/card-path.ts";
import { useHubLink } from "../shell/use-hub-link.ts";
import classes from "./launch.module.css";

/** Channels through which parents first share their hub, with the text that precedes its URL (rule: launch). */
const SHARE_MESSAGES = [
  { id: "chat", label: words.familyChatLabel, words: words.familyChatMessage },
  { id: "invitation", label: words.invitationLabel, words: words.invitationMessage },
  { id: "card", label: words.cardLabel, words: words.cardMessage },
] as const;

type ShareChannel = (typeof SHARE_MESSAGES)[number]["id"];

function getShareMessage(occasion: ShareChannel, firstName: string): string {
  const ready = SHARE_MESSAGES.find(({ id }) => id === occasion) ?? SHARE_MESSAGES[0];
  return ready.words(firstName);
}

const ICON = { size: 20, stroke: 1.5, "aria-hidden": true } as const;

/** Renders a full-screen dialog for a finished hub, with ways to share the hub with the family (rule: launch). */
export default function LaunchScreen({
  path,
  kid: { firstName, avatarUrl },
  onShared,
  onSeen,
  opened,
  onClose,
}: DialogProps & {
  path: string;
  kid: { firstName: string; avatarUrl: string | null };
  onShared: () => void;
  onSeen: () => void;
}) {
  const url = useHubLink(path);
  const [occasion, setOccasion] = useState<ShareChannel>("chat");
  const ready = getShareMessage(occasion, firstName);
  const { onShare, fallback } = useShare(words.shareTitle(firstName), url, ready, onShared);
  const qr = useQrDialog(
    { title: words.qrCodeTitle(), label: words.qrCodeAriaLabel(firstName) },
    url,
  );
  const { host, pathname } = new URL(url);
  // Hides the toast, because it would cover the launch, which contains the same text.
  useEffect(() => {
    if (opened) hideToast();
  }, [opened]);
  return (
    <AppMantineProvider>
      <Modal
        opened={useDelayedOpen(opened)}
        onClose={onClose}
        closeOnEscape={!qr.isOpen}
        fullScreen
        title={words.launchTitle(firstName)}
        classNames={{ header: classes.header, title: classes.title }}
      >
        <div className={classes.launch}>
          <div className={classes.card}>
            <Avatar name={firstName} src={avatarUrl} size={72} />
            <p className={classes.name}>{firstName}</p>
            <p className={classes.address}>{`${host}${pathname}`}</p>
          </div>
          <p className={classes.lead}>{words.launchMessage()}</p>
          <SegmentedControl
            fullWidth
            aria-label={words.shareChannelAriaLabel()}
            data={SHARE_MESSAGES.map(({ id, label }) => ({ value: id, label: label() }))}
            value={occasion}
            onChange={setOccasion}
          />
          <blockquote className={classes.words}>{ready}</blockquote>
          <Button
            size="lg"
            fullWidth
            leftSection={<IconSend {...ICON} />}
            onClick={() => void onShare()}
          >
            {words.shareButton()}
          </Button>
          <div className={classes.ways}>
            <CopyButton
              value={`${ready} ${url}`}
              what="link"
              label={words.copyMessageButton()}
              onCopied={onShared}
            />
            <Button variant="default" leftSection={<IconQrcode {...ICON} />} onClick={qr.onOpen}>
              {parentWords.qrCodeButton()}
            </Button>
            <Button
              variant="default"
              href={path}
              target="_blank"
              rel="noopener"
              onClick={onSeen}
              leftSection={<IconEye {...ICON} />}
            >
              {words.previewHubLink()}
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
          </div>
          <Button variant="subtle" fullWidth onClick={onClose}>
            {words.goToDashboardButton()}
          </Button>
        </div>
      </Modal>
      {qr.dialog}
      {fallback}
    </AppMantineProvider>
  );
}
