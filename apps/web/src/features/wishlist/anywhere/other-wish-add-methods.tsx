import * as words from "@giftling/messages/wishlist/section";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import type { KidProps } from "../../entries/entry-section.tsx";
import classes from "./other-wish-add-methods.module.css";

const ImportDialog = createLazyPopup(() => import("../import/import-dialog.tsx"));

/** Renders buttons for importing several wishes and for adding wishes from any shop (rule: import). */
export function OtherWishAddMethods({ kidId, firstName }: KidProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.ways}>
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
        {words.pasteUrlsButton()}
      </Button>
      <Button
        variant="subtle"
        size="compact-sm"
        renderRoot={(props) => <Link to="/settings/any-shop" {...props} />}
      >
        {words.addFromShopLink()}
      </Button>
      <ImportDialog
        kidId={kidId}
        firstName={firstName}
        opened={isOpen}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
