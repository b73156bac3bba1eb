import { shareButton } from "@giftling/messages/common";
import * as frameWords from "@giftling/messages/dashboard/frame";
import { ActionIcon } from "@mantine/core";
import { IconPencil, IconPlus, IconSearch, IconShare2 } from "@tabler/icons-react";
import { Button } from "../../../components/button.tsx";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { runWhenIdle } from "../../../components/loading/run-when-idle.ts";
import type { KidDialogs } from "../../kids/dialogs/use-kid-dialogs.ts";
import { saveFirstStepsFlag } from "../../share/kid-page-flags.ts";
import { AccountMenu } from "../../shell/account-menu.tsx";
import { ParentTopBar } from "../../shell/parent-top-bar.tsx";
import { useDashboard } from "../dashboard-context.ts";
import { KidSelector } from "./kid-selector.tsx";
import classes from "./top-bar.module.css";

const AllKidDialogs = createLazyPopup(
  () => import("../../kids/dialogs/kid-dialog-list.tsx"),
  runWhenIdle,
);

const icon = { size: 20, stroke: 1.5, "aria-hidden": true } as const;

/**
 * Renders the dashboard's top bar. On phones, the bar has fewer buttons, but also the Search button, which wider
 * screens have in the side navigation (rule: dashboard-menu).
 */
export function DashboardTopBar({ dialogs }: { dialogs: KidDialogs }) {
  const { kids, kid, hubPath, onSelectKid, share, search } = useDashboard();
  return (
    <>
      <ParentTopBar>
        <div className={classes.controls}>
          <div className={classes.kid}>
            <KidSelector dialogs={dialogs} />
          </div>
          <ActionIcon
            className={classes.search}
            aria-label={frameWords.searchTitle()}
            aria-haspopup="dialog"
            onClick={search}
          >
            <IconSearch {...icon} size={22} />
          </ActionIcon>
          <div className={classes.wide}>
            <Button variant="default" leftSection={<IconPlus {...icon} />} onClick={dialogs.add}>
              {frameWords.newKidTitle()}
            </Button>
            <Button variant="default" leftSection={<IconPencil {...icon} />} onClick={dialogs.edit}>
              {frameWords.editProfileTitle()}
            </Button>
          </div>
          <div className={classes.share}>
            <Button variant="default" leftSection={<IconShare2 {...icon} />} onClick={share}>
              {shareButton()}
            </Button>
          </div>
          <AccountMenu
            hubPath={hubPath}
            onShare={share}
            onSeen={() => saveFirstStepsFlag(kid.id, "seen")}
          />
        </div>
      </ParentTopBar>
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
