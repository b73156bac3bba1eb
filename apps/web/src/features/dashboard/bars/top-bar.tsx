import type { KidView } from "@giftling/domain";
import * as frameWords from "@giftling/messages/dashboard/frame";
import { IconPencil, IconPlus } from "@tabler/icons-react";
import { Button } from "../../../components/button.tsx";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { runWhenIdle } from "../../../components/loading/run-when-idle.ts";
import { ShareButton } from "../../../components/share/share-button.tsx";
import type { KidDialogs } from "../../kids/dialogs/use-kid-dialogs.ts";
import { AccountMenu } from "../../shell/account-menu.tsx";
import { ParentBar } from "../../shell/parent-bar.tsx";
import { useHubLink } from "../../shell/use-hub-link.ts";
import { saveKidPageMark } from "../first-steps/kid-page-marks.ts";
import { KidSelector } from "./kid-selector.tsx";
import classes from "./top-bar.module.css";

const AllKidDialogs = createLazyPopup(
  () => import("../../kids/dialogs/kid-dialog-list.tsx"),
  runWhenIdle,
);

const icon = { size: 20, stroke: 1.5, "aria-hidden": true } as const;

/**
 * Renders the dashboard's top bar. On phones, New Child and Edit Profile are only in the menu of the kid selector
 * (rule: dashboard-menu).
 */
export function DashboardTopBar({
  kids,
  kid,
  hubPath,
  onSelectKid,
  dialogs,
}: {
  kids: readonly KidView[];
  kid: KidView;
  hubPath: string;
  onSelectKid: (kidId: string) => void;
  dialogs: KidDialogs;
}) {
  const onShared = () => saveKidPageMark(kid.id, "shared");
  const hubLink = useHubLink(hubPath);
  const hubTitle = frameWords.hubTitle(kid.firstName);
  return (
    <>
      <ParentBar>
        <div className={classes.controls}>
          <div className={classes.kid}>
            <KidSelector kids={kids} kid={kid} onSelect={onSelectKid} dialogs={dialogs} />
          </div>
          <div className={classes.wide}>
            <Button variant="default" leftSection={<IconPlus {...icon} />} onClick={dialogs.add}>
              {frameWords.newKidTitle()}
            </Button>
            <Button variant="default" leftSection={<IconPencil {...icon} />} onClick={dialogs.edit}>
              {frameWords.editProfileTitle()}
            </Button>
          </div>
          <div className={classes.share}>
            <ShareButton title={hubTitle} url={hubLink} onShared={onShared} />
          </div>
          <AccountMenu
            hubPath={hubPath}
            hubTitle={hubTitle}
            onShared={onShared}
            onSeen={() => saveKidPageMark(kid.id, "seen")}
          />
        </div>
      </ParentBar>
      <AllKidDialogs
        kids={kids}
        opened={dialogs.opened}
        about={dialogs.about}
        onClose={dialogs.close}
        onSelectKid={onSelectKid}
      />
    </>
  );
}
