import { waysToChipIn } from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import classes from "./new-item.module.css";

/** What a group gift is, and what it still needs: a way to send money, without which relatives can't chip in (rule: group-gifts). */
export function GroupGiftHint({ kidId }: { kidId: string }) {
  const links = trpc.links.listPayment.useQuery({ kidId }).data;
  const isMissing = links !== undefined && waysToChipIn(links).length === 0;
  return (
    <p className={classes.hint}>
      A bike, a swing set: relatives chip in, and you buy it.
      {isMissing && (
        <>
          {" "}
          For that the page needs a way to send you money, such as Venmo or PayPal.{" "}
          <a href={`/dashboard/giving?kid=${kidId}#payment-links`}>Add a payment link</a> first;
          what you typed here stays.
        </>
      )}
    </p>
  );
}
