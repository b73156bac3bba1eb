import * as words from "@giftling/messages/wishlist/fields";
import { VisuallyHidden } from "@mantine/core";
import { IconGift, IconSparkles, IconUsersGroup } from "@tabler/icons-react";
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
