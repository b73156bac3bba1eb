import { reportPage } from "@giftling/messages/hub/page";
import { type MouseEvent, useState } from "react";
import { lazyPopup } from "../../../components/dialog/lazy-popup.tsx";

const ReportDialog = lazyPopup(() => import("../dialogs/report-dialog.tsx"));

/** "Report this page" (rule: reported-pages): a dialog, and without script the page that asks the same. */
export function ReportLink({ familyUrl }: { familyUrl: string }) {
  const [isOpen, setOpen] = useState(false);

  function onClick(event: MouseEvent) {
    // A new tab is a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <a href={`/hub/${encodeURIComponent(familyUrl)}/report`} onClick={onClick} rel="nofollow">
        {reportPage()}
      </a>
      <ReportDialog familyUrl={familyUrl} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
