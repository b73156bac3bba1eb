import "../../styles/mantine.css";
import { Modal, SegmentedControl } from "@mantine/core";
import { IconEye, IconQrcode, IconSend } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { Button } from "../../components/button.tsx";
import { useLateOpen } from "../../components/dialog/use-late-open.ts";
import { useQrDialog } from "../../components/dialog/use-qr-dialog.tsx";
import { Mantine } from "../../components/mantine.tsx";
import { Avatar } from "../../components/picture/avatar.tsx";
import { CopyButton } from "../../components/share/copy-button.tsx";
import { useShare } from "../../components/share/use-share.tsx";
import { hideToast } from "../../components/toast/toast.ts";
import { useHubLink } from "../shell/use-hub-link.ts";
import classes from "./launch.module.css";
import { type Occasion, READY_WORDS, readyWords } from "./ready-words.ts";

const ICON = { size: 20, stroke: 1.5, "aria-hidden": true } as const;
const OCCASIONS = READY_WORDS.map(({ id, label }) => ({ value: id, label }));

/** A finished page opens, and its first way to the family (rule: launch). By default export for `lazyPopup`. */
export default function LaunchScreen({
  path,
  kid: { firstName, avatarUrl },
  onShared,
  onSeen,
  opened,
  onClose,
}: {
  path: string;
  kid: { firstName: string; avatarUrl: string | null };
  onShared: () => void;
  onSeen: () => void;
  opened: boolean;
  onClose: () => void;
}) {
  const url = useHubLink(path);
  const [occasion, setOccasion] = useState<Occasion>("chat");
  const words = readyWords(occasion, firstName);
  const { onShare, fallback } = useShare(`${firstName}'s Hub`, url, words, onShared);
  const qr = useQrDialog(
    { title: "Scan to open this hub", label: `QR code of ${firstName}'s hub` },
    url,
  );
  const { host, pathname } = new URL(url);
  // Its words stand here, and nothing lies over them.
  useEffect(() => {
    if (opened) hideToast();
  }, [opened]);
  return (
    <Mantine>
      <Modal
        opened={useLateOpen(opened)}
        onClose={onClose}
        closeOnEscape={!qr.isOpen}
        fullScreen
        closeButtonProps={{ "aria-label": "Close" }}
        title={`${firstName}'s page is live`}
        classNames={{ header: classes.header, title: classes.title }}
      >
        <div className={classes.launch}>
          <div className={classes.card}>
            <Avatar name={firstName} src={avatarUrl} size={72} />
            <p className={classes.name}>{firstName}</p>
            <p className={classes.address}>{`${host}${pathname}`}</p>
          </div>
          <p className={classes.lead}>Success! Your hub is ready to share!</p>
          <SegmentedControl
            fullWidth
            aria-label="Words for"
            data={OCCASIONS}
            value={occasion}
            onChange={setOccasion}
          />
          <blockquote className={classes.words}>{words}</blockquote>
          <Button
            size="lg"
            fullWidth
            leftSection={<IconSend {...ICON} />}
            onClick={() => void onShare()}
          >
            Send to family
          </Button>
          <div className={classes.ways}>
            <CopyButton
              value={`${words} ${url}`}
              what="link"
              label="Copy the words"
              onCopied={onShared}
            />
            <Button variant="default" leftSection={<IconQrcode {...ICON} />} onClick={qr.onOpen}>
              QR code
            </Button>
            <Button
              variant="default"
              href={path}
              target="_blank"
              rel="noopener"
              onClick={onSeen}
              leftSection={<IconEye {...ICON} />}
            >
              See it as Grandma
            </Button>
          </div>
          <Button variant="subtle" fullWidth onClick={onClose}>
            Go to your dashboard
          </Button>
        </div>
      </Modal>
      {qr.dialog}
      {fallback}
    </Mantine>
  );
}
