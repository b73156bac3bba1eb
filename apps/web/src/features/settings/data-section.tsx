import { DownloadData } from "../export/download-data.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

/** Downloading all data of the family (rule: data-export). */
export function DataSection() {
  return (
    <Setting
      title="Your data"
      lead="Everything in your account belongs to you. Take a copy whenever you like."
    >
      <p className={classes.note}>
        One zip file with your children's pages, lists, updates, gifts, thank-yous and supporters,
        as a document and as tables for a spreadsheet, and all your pictures.
      </p>
      <DownloadData />
    </Setting>
  );
}
