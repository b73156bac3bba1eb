import { IconChartBar } from "@tabler/icons-react";
import { useParent } from "../../access/session.ts";
import { Button } from "../../components/button.tsx";
import { useLazyDialog } from "../../components/dialog/use-lazy-dialog.ts";
import classes from "./clicks.module.css";

const loadDialog = () => import("./click-report-dialog.tsx");

/** Below the totals: their clicks by link and day, which Premium shows (rule: click-report). Loaded on first need. */
export function ClickReportButton({ kidId, firstName }: { kidId: string; firstName: string }) {
  const { isPremium } = useParent();
  const { Dialog, open, ...opening } = useLazyDialog(loadDialog);
  return (
    <div className={classes.opener}>
      <Button
        variant="subtle"
        leftSection={<IconChartBar size={20} stroke={1.5} aria-hidden />}
        onClick={() => void open()}
      >
        Clicks by link and day
      </Button>
      {Dialog !== null && (
        <Dialog kidId={kidId} firstName={firstName} isPremium={isPremium} {...opening} />
      )}
    </div>
  );
}
