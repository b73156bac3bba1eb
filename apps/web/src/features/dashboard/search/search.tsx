import * as frameWords from "@giftling/messages/dashboard/frame";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { loadChunk } from "../../../components/loading/load-part.ts";
import { runWhenIdle } from "../../../components/loading/when-idle.ts";
import rail from "../bars/rail.module.css";
import { loadWishDetailModule, WIDE_VIEWPORT_QUERY } from "../places/wishlist-parts.ts";
import classes from "./search.module.css";
import { SearchDialog } from "./search-dialog.tsx";

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Renders the Search button of the navigation, and handles its keyboard shortcut on every page (rule: dashboard-search). */
export default function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      // Only one dialog is open at a time.
      if (document.querySelector('[aria-modal="true"]') === null) setOpen(true);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  // Preloads the wide wishlist, which some results lead to.
  useEffect(
    () =>
      window.matchMedia(WIDE_VIEWPORT_QUERY).matches
        ? runWhenIdle(() => void loadChunk(loadWishDetailModule).catch(() => undefined))
        : undefined,
    [],
  );
  return (
    <>
      <button
        type="button"
        className={`${rail.entry} ${classes.button}`}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? "Meta+K" : "Control+K"}
        onClick={() => setOpen(true)}
      >
        <IconSearch size={24} stroke={1.5} aria-hidden />
        <span>{frameWords.searchTitle()}</span>
        <kbd className={classes.keys} aria-hidden>
          {isApple ? "⌘K" : "Ctrl K"}
        </kbd>
      </button>
      <SearchDialog opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
