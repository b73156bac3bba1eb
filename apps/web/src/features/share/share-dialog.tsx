import "../../styles/mantine.css";
import type { KidView } from "@giftling/domain";
import * as shareWords from "@giftling/messages/dashboard/share";
import * as launchWords from "@giftling/messages/onboarding/launch";
import { Modal, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useParent } from "../../access/session.ts";
import { type DialogProps, useDelayedOpen } from "../../components/dialog/use-delayed-open.ts";
import { useQrDialog } from "../../components/dialog/use-qr-dialog.tsx";
import { getHubPath } from "./hub-path.ts";
import { HubStatusLine } from "./hub-status-line.tsx";
import classes from "./share-dialog.module.css";
import { SharePanel } from "./share-panel.tsx";
import { useHubLink } from "./use-hub-link.ts";

/** Renders the dialog with every way to share a kid's hub. `kidId` selects the kid shown first (rule: share-sheet). */
export default function ShareDialog({
  kids,
  kidId,
  opened,
  onClose,
}: DialogProps & { kids: readonly KidView[]; kidId: string | undefined }) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const kid = kids.find(({ id }) => id === (chosenId ?? kidId)) ?? kids[0];
  function close() {
    setChosenId(null);
    onClose();
  }
  return kid === undefined ? null : (
    <KidShareDialog kids={kids} kid={kid} opened={opened} onClose={close} onChoose={setChosenId} />
  );
}

function KidShareDialog({
  kids,
  kid,
  opened,
  onClose,
  onChoose,
}: DialogProps & {
  kids: readonly KidView[];
  kid: KidView;
  onChoose: (kidId: string) => void;
}) {
  const user = useParent();
  const { firstName } = kid;
  const path = getHubPath(user.familyUrl ?? "", kid.id, kids.length);
  const url = useHubLink(path);
  const qr = useQrDialog(
    { title: launchWords.qrCodeTitle(), label: launchWords.qrCodeAriaLabel(firstName) },
    url,
  );
  const { host, pathname } = new URL(url);
  return (
    <>
      <Modal
        opened={useDelayedOpen(opened)}
        onClose={onClose}
        closeOnEscape={!qr.isOpen}
        title={shareWords.shareDialogTitle(firstName)}
      >
        <div className={classes.body}>
          <HubStatusLine kid={kid} isInShareDialog />
          {kids.length > 1 && (
            <NativeSelect
              label={shareWords.shareKidLabel()}
              value={kid.id}
              onChange={(event) => onChoose(event.currentTarget.value)}
              data={kids.map(({ id, firstName: label }) => ({ value: id, label }))}
            />
          )}
          <p className={classes.address}>{`${host}${pathname}`}</p>
          <SharePanel
            path={path}
            kidId={kid.id}
            firstName={firstName}
            sharesAtOnce={user.isPublished && !user.isTakenDown && !user.pausesWrites}
            qr={qr}
          />
        </div>
      </Modal>
      {qr.dialog}
    </>
  );
}
