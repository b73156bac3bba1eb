import { clickReportButton } from "@giftling/messages/dashboard/today";
import { IconChartBar } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { createLazyPopup } from "../../components/dialog/lazy-popup.tsx";
import type { KidProps } from "../entries/entry-section.tsx";
import classes from "./clicks.module.css";

const ClickReportDialog = createLazyPopup(() => import("./click-report-dialog.tsx"));

/**
 * Renders the button that opens the click report, a Premium feature. The report's dialog is lazily loaded
 * (rule: click-report).
 */
export function ClickReportButton({ kidId, firstName }: KidProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.opener}>
      <Button
        variant="subtle"
        leftSection={<IconChartBar size={20} stroke={1.5} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {clickReportButton()}
      </Button>
      <ClickReportDialog
        kidId={kidId}
        firstName={firstName}
        opened={isOpen}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
