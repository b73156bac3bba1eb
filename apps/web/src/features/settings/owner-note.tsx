import { type OwnersThing, ownerLooksAfter } from "@giftling/messages/family/family";
import classes from "./settings.module.css";

/** Renders the explanation, for a parent who is not the owner, that only the owner can change a setting (rule: owner-only). */
export function OwnerNote({ ownerName, what }: { ownerName: string; what: OwnersThing }) {
  return <p className={classes.note}>{ownerLooksAfter(ownerName, what)}</p>;
}
