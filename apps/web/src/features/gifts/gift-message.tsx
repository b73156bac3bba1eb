import * as ledgerWords from "@giftling/messages/gifts/ledger";
import classes from "./gifts.module.css";

/**
 * Renders the giver's private message to the family. Renders nothing if the giver wrote no message (rule: gift-words).
 */
export function GiftMessage({ words }: { words: string | null }) {
  if (words === null) return null;
  return <blockquote className={classes.words}>{ledgerWords.giverMessageQuote(words)}</blockquote>;
}
