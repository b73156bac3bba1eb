import { reportPageLink } from "@giftling/messages/hub/page";
import { type MouseEvent, useState } from "react";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";

const ReportDialog = createLazyPopup(() => import("../dialogs/report-dialog.tsx"));

/**
 * Renders the link "Report this page", which opens a dialog. Without scripts, the link leads to a page with the same form
 * (rule: reported-pages).
 */
export function ReportLink({ familyUrl }: { familyUrl: string }) {
  const [isOpen, setOpen] = useState(false);

  function onClick(event: MouseEvent) {
    // The visitor wants to open the page in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <a href={`/hub/${encodeURIComponent(familyUrl)}/report`} onClick={onClick} rel="nofollow">
        {reportPageLink()}
      </a>
      <ReportDialog familyUrl={familyUrl} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
