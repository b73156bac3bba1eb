import { listChipInLinks } from "@giftling/domain";
import * as words from "@giftling/messages/wishlist/fields";
import { VisuallyHidden } from "@mantine/core";
import { IconGift, IconSparkles, IconUsersGroup } from "@tabler/icons-react";
import { renderRichText } from "../../components/render-rich-text.tsx";
import { trpc } from "../../trpc.ts";
import classes from "./new-wish.module.css";
import type { WishFormValues } from "./wish-form.ts";

type Kind = Pick<WishFormValues, "isActivity" | "isGroupGift">;

const KINDS = [
  { id: "gift", kind: { isActivity: false, isGroupGift: false }, Icon: IconGift },
  { id: "groupGift", kind: { isActivity: true, isGroupGift: true }, Icon: IconUsersGroup },
  { id: "activity", kind: { isActivity: true, isGroupGift: false }, Icon: IconSparkles },
] as const;

/** Renders radio buttons for the kind of a wish: gift, group gift or activity (rule: activities). */
export function WishKindSwitch({
  chosen,
  onChange,
}: {
  chosen: Kind;
  onChange: (kind: Kind) => void;
}) {
  return (
    <fieldset className={classes.kinds}>
      <VisuallyHidden component="legend">{words.wishKindLabel()}</VisuallyHidden>
      {KINDS.map(({ id, kind, Icon }) => (
        <label key={id} className={classes.kind}>
          <input
            type="radio"
            name="kind"
            aria-label={words.getWishKindAriaLabel(id)}
            checked={
              chosen.isActivity === kind.isActivity && chosen.isGroupGift === kind.isGroupGift
            }
            onChange={() => onChange(kind)}
          />
          <Icon size={20} stroke={1.5} aria-hidden />
          {words.getWishKindLabel(id)}
        </label>
      ))}
    </fieldset>
  );
}

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
