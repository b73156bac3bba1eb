import "../../styles/mantine.css";
import * as words from "@giftling/messages/onboarding/launch";
import { Modal } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/button.tsx";
import { type DialogProps, useDelayedOpen } from "../../components/dialog/use-delayed-open.ts";
import { useQrDialog } from "../../components/dialog/use-qr-dialog.tsx";
import { AppMantineProvider } from "../../components/mantine-provider.tsx";
import { Avatar } from "../../components/picture/avatar.tsx";
import { hideToast } from "../../components/toast/toast.ts";
import { SharePanel } from "../share/share-panel.tsx";
import { useHubContents } from "../share/use-hub-contents.ts";
import { useHubLink } from "../share/use-hub-link.ts";
import { FirstWishesForm } from "./first-wishes-form.tsx";
import classes from "./launch.module.css";

/**
 * Renders the full-screen dialog shown after a hub is finished. The main action is to add first wishes or, once the
 * wishlist has wishes, to share the hub (rule: launch).
 */
export default function LaunchScreen({
  path,
  kid: { id: kidId, firstName, avatarUrl },
  onShared,
  onSeen,
  opened,
  onClose,
}: DialogProps & {
  path: string;
  kid: { id: string; firstName: string; avatarUrl: string | null };
  onShared: () => void;
  onSeen: () => void;
}) {
  const url = useHubLink(path);
  const qr = useQrDialog(
    { title: words.qrCodeTitle(), label: words.qrCodeAriaLabel(firstName) },
    url,
  );
  const { host, pathname } = new URL(url);
  const { hasWishes } = useHubContents(kidId, opened);
  const [isAdded, setAdded] = useState(false);
  const lead = useRef<HTMLParagraphElement>(null);
  const isWithoutWishes = hasWishes === false && !isAdded;
  // Hides the toast, because the launch screen contains the same text.
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
          <p className={classes.lead} role="status" tabIndex={-1} ref={lead}>
            {isAdded ? words.firstWishesAddedStatus(firstName) : words.launchMessage()}
          </p>
          {isWithoutWishes && (
            <FirstWishesForm
              kidId={kidId}
              firstName={firstName}
              onAdded={() => {
                setAdded(true);
                // Focuses the message above the form, because the form disappears.
                lead.current?.focus();
              }}
            />
          )}
          <SharePanel
            path={path}
            kidId={kidId}
            isMain={!isWithoutWishes}
            firstName={firstName}
            qr={qr}
            onShared={onShared}
            onSeen={onSeen}
          />
          <Button variant="subtle" fullWidth onClick={onClose}>
            {words.goToDashboardButton()}
          </Button>
        </div>
      </Modal>
      {qr.dialog}
    </AppMantineProvider>
  );
}
