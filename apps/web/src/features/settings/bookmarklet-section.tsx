import * as commonWords from "@giftling/messages/common";
import { errorTitle } from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/settings/bookmarklet";
import { IconBookmark, IconCopy } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { renderRichText } from "../../components/render-rich-text.tsx";
import { copyText } from "../../components/share/share.ts";
import { showToast } from "../../components/toast/toast.ts";
import { createBookmarklet } from "../wishlist/anywhere/bookmarklet.ts";
import classes from "./bookmarklet.module.css";
import { SettingSection } from "./setting-section.tsx";
import settings from "./settings.module.css";

/** Sets a link's `javascript:` URL, which React rejects as a prop. A click shows instructions. */
function becomeBookmark(link: HTMLAnchorElement, code: string): void {
  link.setAttribute("href", code);
  link.onclick = (event) => {
    event.preventDefault();
    showToast({ title: words.bookmarkletDragHint(), message: words.bookmarkletUsageHint() });
  };
}

/** Renders the bookmarklet for desktop browsers and instructions for sharing from phones (rule: add-from-anywhere). */
export function BookmarkletSection() {
  const code = createBookmarklet(window.location.origin);
  async function copy() {
    const isCopied = await copyText(code);
    showToast(
      isCopied
        ? { title: commonWords.copiedStatus(), message: words.bookmarkletPasteHint() }
        : { title: errorTitle(), message: words.copyBookmarkletError(), tone: "error" },
    );
  }
  return (
    <SettingSection title={words.addFromShopTitle()} lead={words.addFromShopDescription()} isOnly>
      <div className={classes.way}>
        <h3 className={settings.small}>{words.computerHeading()}</h3>
        <p className={settings.note}>{words.computerInstructions()}</p>
        <div className={classes.buttons}>
          <a
            ref={(link) => {
              if (link) becomeBookmark(link, code);
            }}
            href="#content"
            className={classes.bookmark}
            title={words.bookmarkletDragHint()}
          >
            <IconBookmark size={20} stroke={1.5} aria-hidden />
            {words.bookmarkletName()}
          </a>
          <Button
            variant="subtle"
            leftSection={<IconCopy size={20} stroke={1.5} aria-hidden />}
            onClick={() => void copy()}
          >
            {words.copyBookmarkletButton()}
          </Button>
        </div>
      </div>
      <div className={classes.way}>
        <h3 className={settings.small}>{words.androidHeading()}</h3>
        <p className={settings.note}>{words.androidInstructions()}</p>
      </div>
      <div className={classes.way}>
        <h3 className={settings.small}>{words.iosHeading()}</h3>
        <p className={settings.note}>
          {renderRichText(words.iosInstructions(), {
            link: <Link to="/add">{words.addWishPageLink()}</Link>,
          })}
        </p>
      </div>
    </SettingSection>
  );
}
