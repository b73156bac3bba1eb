import { type OwnersThing, ownerLooksAfter } from "@giftling/messages/family";
import classes from "./settings.module.css";

/** Explains to another parent that only the owner can change a setting (rule: owner-only). */
export function OwnerNote({ ownerName, what }: { ownerName: string; what: OwnersThing }) {
  return <p className={classes.note}>{ownerLooksAfter(ownerName, what)}</p>;
}
