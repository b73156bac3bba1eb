import { type OwnersThing, ownerLooksAfter } from "@giftling/messages/family";
import classes from "./settings.module.css";

/** In place of what only the owner may do, for another parent: whose it is (rule: owner-only). */
export function OwnerNote({ ownerName, what }: { ownerName: string; what: OwnersThing }) {
  return <p className={classes.note}>{ownerLooksAfter(ownerName, what)}</p>;
}
