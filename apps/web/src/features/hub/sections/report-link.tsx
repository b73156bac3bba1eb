import { REPORT_WORDS } from "@giftling/domain";
import type { MouseEvent } from "react";
import { useLazyDialog } from "../../../components/dialog/use-lazy-dialog.ts";

const loadDialog = () => import("../dialogs/report-dialog.tsx");

/** "Report this page" (rule: reported-pages): a dialog, and without script the page that asks the same. */
export function ReportLink({ familyUrl }: { familyUrl: string }) {
  const { Dialog, open, ...opening } = useLazyDialog(loadDialog);

  function onClick(event: MouseEvent) {
    // A new tab is a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open();
  }

  return (
    <>
      <a href={`/hub/${encodeURIComponent(familyUrl)}/report`} onClick={onClick} rel="nofollow">
        {REPORT_WORDS.link}
      </a>
      {Dialog !== null && <Dialog familyUrl={familyUrl} {...opening} />}
    </>
  );
}
