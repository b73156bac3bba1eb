import { Button } from "@mantine/core";
import { IconChartBar } from "@tabler/icons-react";
import { type ComponentProps, type ComponentType, useState } from "react";
import { useParent } from "../../access/session.ts";
import { showToast } from "../../components/toast.ts";
import classes from "./clicks.module.css";

type Dialog = ComponentType<
  ComponentProps<typeof import("./click-report-dialog.tsx").ClickReportDialog>
>;

/** Below the totals: their clicks by link and day, which Premium shows (decision D29). Loaded on first need. */
export function ClickReportButton({ kidId, firstName }: { kidId: string; firstName: string }) {
  const { isPremium } = useParent();
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function open() {
    try {
      const { ClickReportDialog } = await import("./click-report-dialog.tsx");
      setDialog(() => ClickReportDialog);
      setOpen(true);
    } catch {
      showToast({ title: "Something went wrong", message: "Please try again", tone: "error" });
    }
  }

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
        <Dialog
          kidId={kidId}
          firstName={firstName}
          isPremium={isPremium}
          opened={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
