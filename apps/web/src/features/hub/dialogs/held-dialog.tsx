import * as words from "@giftling/messages/hub/dialogs";
import * as pageWords from "@giftling/messages/hub/page";
import { IconExternalLink } from "@tabler/icons-react";
import { Button } from "../../../components/button.tsx";
import { KeepGift } from "../../../components/keep-gift/keep-gift.tsx";
import { LocalTime } from "../../../components/local-time.tsx";
import { rich } from "../../../components/rich.tsx";
import { useHub, useOwnWords } from "../flow/hub-context.ts";
import type { Hold } from "../flow/hub-flow.ts";
import buttons from "../sections/hub-buttons.module.css";
import { OutsideLink } from "../sections/outside-link.tsx";
import { safeAddress, shopName } from "../sections/wishlist/store-name.ts";
import classes from "./dialogs.module.css";

/** Renders the confirmation of a hold, with the shop's link and the link to the gift's private page (rule: holds). */
export function HeldDialog({ hold }: { hold: Hold }) {
  const { hub, send } = useHub();
  const own = useOwnWords();
  const item = hub.wishlist.find(({ id }) => id === hold.itemId);
  const address = safeAddress(item?.url ?? null);
  const shop = shopName(address);
  return (
    <div className={classes.form}>
      <p className={classes.text} role="status">
        {rich(words.heldUntil(hub.kid.firstName), {
          gift: <strong {...own}>{hold.itemName}</strong>,
          end: <LocalTime at={hold.until} />,
        })}
      </p>
      <KeepGift
        address={
          new URL(`/gift/${encodeURIComponent(hold.passToken)}`, window.location.origin).href
        }
        title={words.yourGiftFor(hub.kid.firstName)}
      />
      <div className={classes.actions}>
        {address !== null && (
          <OutsideLink
            href={address}
            className={buttons.primary}
            onFollow={() => send({ type: "itemFollowed", itemId: hold.itemId, isActivity: false })}
          >
            <span>{shop === null ? pageWords.viewInTheShop() : pageWords.viewAt(shop)}</span>
            <IconExternalLink size={20} stroke={1.5} aria-hidden />
          </OutsideLink>
        )}
        <Button variant="default" onClick={() => send({ type: "closed" })}>
          {words.backToTheList()}
        </Button>
      </div>
    </div>
  );
}
