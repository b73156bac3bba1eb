import * as words from "@giftling/messages/clicks";
import { IconChartBar } from "@tabler/icons-react";
import { useState } from "react";
import { useParent } from "../../access/session.ts";
import { Button } from "../../components/button.tsx";
import { lazyPopup } from "../../components/dialog/lazy-popup.tsx";
import classes from "./clicks.module.css";

const ClickReportDialog = lazyPopup(() => import("./click-report-dialog.tsx"));

/** Below the totals: their clicks by link and day, which Premium shows (rule: click-report). Loaded on first need. */
export function ClickReportButton({ kidId, firstName }: { kidId: string; firstName: string }) {
  const { isPremium } = useParent();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.opener}>
      <Button
        variant="subtle"
        leftSection={<IconChartBar size={20} stroke={1.5} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {words.byLinkAndDay()}
      </Button>
      <ClickReportDialog
        kidId={kidId}
        firstName={firstName}
        isPremium={isPremium}
        opened={isOpen}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
