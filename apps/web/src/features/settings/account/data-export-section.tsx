import * as words from "@giftling/messages/settings/page";
import { DownloadDataButton } from "../../export/download-data.tsx";
import { SettingSection } from "../setting-section.tsx";
import classes from "../settings.module.css";

export function DataExportSection() {
  return (
    <SettingSection id="data" title={words.dataTitle()} lead={words.dataDescription()}>
      <p className={classes.note}>{words.exportContentsNote()}</p>
      <DownloadDataButton />
    </SettingSection>
  );
}
