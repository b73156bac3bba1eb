import * as words from "@giftling/messages/settings/page";
import { DownloadDataButton } from "../export/download-data.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

/** Renders the section that downloads all data of the family (rule: data-export). */
export function DataExportSection() {
  return (
    <Setting title={words.dataTitle()} lead={words.dataDescription()}>
      <p className={classes.note}>{words.exportContentsNote()}</p>
      <DownloadDataButton />
    </Setting>
  );
}
