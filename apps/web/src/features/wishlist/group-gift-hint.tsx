import { listChipInLinks } from "@giftling/domain";
import * as words from "@giftling/messages/wishlist/fields";
import { renderRichText } from "../../components/render-rich-text.tsx";
import { trpc } from "../../trpc.ts";
import classes from "./new-wish.module.css";

/**
 * Renders the explanation of a group gift. If no payment link can receive contributions, also renders a link for adding
 * a payment link (rule: group-gifts).
 */
export function GroupGiftHint({ kidId }: { kidId: string }) {
  const links = trpc.links.listPayment.useQuery({ kidId }).data;
  const isMissing = links !== undefined && listChipInLinks(links).length === 0;
  return (
    <p className={classes.hint}>
      {words.groupGiftHint()}
      {isMissing && (
        <>
          {" "}
          {renderRichText(words.paymentLinkRequiredMessage(), {
            link: (
              <a href={`/dashboard/giving?kid=${kidId}#payment-links`}>
                {words.addPaymentLinkLabel()}
              </a>
            ),
          })}
        </>
      )}
    </p>
  );
}
