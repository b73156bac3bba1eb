import { reportPage } from "@giftling/messages/hub/page";
import { type MouseEvent, useState } from "react";
import { lazyPopup } from "../../../components/dialog/lazy-popup.tsx";

const ReportDialog = lazyPopup(() => import("../dialogs/report-dialog.tsx"));

/** Renders "Report this page" (rule: reported-pages): a dialog, or without scripts a page with the same form. */
export function ReportLink({ familyUrl }: { familyUrl: string }) {
  const [isOpen, setOpen] = useState(false);

  function onClick(event: MouseEvent) {
    // The visitor requested a new tab.
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
