import * as words from "@giftling/messages/settings/page";
import { DownloadData } from "../export/download-data.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

/** Renders the section that downloads all data of the family (rule: data-export). */
export function DataSection() {
  return (
    <Setting title={words.yourData()} lead={words.yourDataLead()}>
      <p className={classes.note}>{words.whatIsInIt()}</p>
      <DownloadData />
    </Setting>
  );
}
