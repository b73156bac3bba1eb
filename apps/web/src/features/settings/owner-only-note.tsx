import { formatOwnerSettingNote, type OwnerSetting } from "@giftling/messages/family/family";
import classes from "./settings.module.css";

/** Renders a note that only the owner can change a setting (rule: owner-only). */
export function OwnerOnlyNote({ ownerName, what }: { ownerName: string; what: OwnerSetting }) {
  return <p className={classes.note}>{formatOwnerSettingNote(ownerName, what)}</p>;
}
