import { getGiftPath } from "@giftling/domain";
import * as words from "@giftling/messages/hub/dialogs";
import { IconExternalLink } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { SaveGiftLinkOptions } from "../../../components/keep-gift/save-gift-link-options.tsx";
import { LocalTime } from "../../../components/local-time.tsx";
import { renderRichText } from "../../../components/render-rich-text.tsx";
import { useHub, useHubTextProps } from "../flow/hub-context.ts";
import type { ActiveHold } from "../flow/hub-flow.ts";
import { ExternalLink } from "../sections/external-link.tsx";
import buttons from "../sections/hub-buttons.module.css";
import { getSafeUrl } from "../sections/wishlist/shop-name.ts";
import { ShopLinkText } from "../sections/wishlist/wishlist-card.tsx";

/** Renders the confirmation of a hold, with the shop's link and the link to the gift's private page (rule: holds). */
export function HoldConfirmationDialog({ hold }: { hold: ActiveHold }) {
  const { hub, send } = useHub();
  const own = useHubTextProps();
  // Reads the wish only once, because a reloaded hub with surprises omits a held wish.
  const [item] = useState(() => hub.wishlist.find(({ id }) => id === hold.itemId));
  const shopUrl = getSafeUrl(item?.url ?? null);
  return (
    <div className={dialogClasses.form}>
      <p className={dialogClasses.text} role="status">
        {renderRichText(words.holdExpiryMessage(hub.kid.firstName), {
          gift: <strong {...own}>{hold.itemName}</strong>,
          end: <LocalTime at={hold.until} />,
        })}
      </p>
      <SaveGiftLinkOptions
        address={new URL(getGiftPath(hold.passToken), window.location.origin).href}
        title={words.holdLinkTitle(hub.kid.firstName)}
      />
      <div className={dialogClasses.actions}>
        {shopUrl !== null && (
          <ExternalLink
            href={shopUrl}
            className={buttons.primary}
            onFollow={() => send({ type: "itemFollowed", itemId: hold.itemId, isActivity: false })}
          >
            <span>
              <ShopLinkText url={shopUrl} />
            </span>
            <IconExternalLink size={20} stroke={1.5} aria-hidden />
          </ExternalLink>
        )}
        <Button variant="default" onClick={() => send({ type: "closed" })}>
          {words.backToWishlistButton()}
        </Button>
      </div>
    </div>
  );
}
