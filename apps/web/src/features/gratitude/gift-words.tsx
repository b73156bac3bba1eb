import * as ledgerWords from "@giftling/messages/gratitude/ledger";
import classes from "./gratitude.module.css";

/** A few words that came with a gift, for the family only (rule: gift-words); nothing without any. */
export function GiftWords({ words }: { words: string | null }) {
  if (words === null) return null;
  return <blockquote className={classes.words}>{ledgerWords.giftWords(words)}</blockquote>;
}
