import * as words from "@giftling/messages/wishlist/section";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { lazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import classes from "./other-ways.module.css";

const ImportDialog = lazyPopup(() => import("../import/import-dialog.tsx"));

/** Renders links to the other methods of adding wishes (rule: import). */
export function OtherWays({ kidId, firstName }: { kidId: string; firstName: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.ways}>
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
        {words.pasteSeveral()}
      </Button>
      <Button
        variant="subtle"
        size="compact-sm"
        renderRoot={(props) => <Link to="/settings" hash="any-shop" {...props} />}
      >
        {words.addFromAnyShop()}
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
