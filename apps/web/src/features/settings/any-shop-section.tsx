import * as commonWords from "@giftling/messages/common";
import { error } from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/settings/any-shop";
import { IconBookmark, IconCopy } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { rich } from "../../components/rich.tsx";
import { copyText } from "../../components/share/share.ts";
import { showToast } from "../../components/toast/toast.ts";
import { bookmarklet } from "../wishlist/anywhere/bookmarklet.ts";
import classes from "./any-shop.module.css";
import { Setting } from "./setting.tsx";
import settings from "./settings.module.css";

/**
 * Sets a javascript: URL, which React rejects. Pressing the link on this page shows instructions instead of running the
 * code.
 */
function becomeBookmark(link: HTMLAnchorElement, code: string): void {
  link.setAttribute("href", code);
  link.onclick = (event) => {
    event.preventDefault();
    showToast({ title: words.dragThis(), message: words.thenPressIt() });
  };
}

/** Renders the bookmarklet for desktop browsers, and instructions for the share target of phones (rule: add-from-anywhere). */
export function AnyShopSection() {
  const code = bookmarklet(window.location.origin);
  async function copy() {
    const isCopied = await copyText(code);
    showToast(
      isCopied
        ? { title: commonWords.copied(), message: words.pasteIt() }
        : { title: error(), message: words.copyRefused(), tone: "error" },
    );
  }
  return (
    <div id="any-shop" className={classes.anchor}>
      <Setting title={words.addFromAnyShop()} lead={words.lead()}>
        <div className={classes.way}>
          <h3 className={settings.small}>{words.onAComputer()}</h3>
          <p className={settings.note}>{words.howOnAComputer()}</p>
          <div className={classes.buttons}>
            <a
              ref={(link) => {
                if (link) becomeBookmark(link, code);
              }}
              href="#any-shop"
              className={classes.bookmark}
              title={words.dragThis()}
            >
              <IconBookmark size={20} stroke={1.5} aria-hidden />
              {words.addToGiftling()}
            </a>
            <Button
              variant="subtle"
              leftSection={<IconCopy size={20} stroke={1.5} aria-hidden />}
              onClick={() => void copy()}
            >
              {words.copyAddress()}
            </Button>
          </div>
        </div>
        <div className={classes.way}>
          <h3 className={settings.small}>{words.onAndroid()}</h3>
          <p className={settings.note}>{words.howOnAndroid()}</p>
        </div>
        <div className={classes.way}>
          <h3 className={settings.small}>{words.onAnIPhone()}</h3>
          <p className={settings.note}>
            {rich(words.howOnAnIPhone(), { link: <Link to="/add">{words.pasteItHere()}</Link> })}
          </p>
        </div>
      </Setting>
    </div>
  );
}
