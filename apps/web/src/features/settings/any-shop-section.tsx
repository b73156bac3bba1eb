import { IconBookmark, IconCopy } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { copyText } from "../../components/share/share.ts";
import { showToast } from "../../components/toast/toast.ts";
import { bookmarklet } from "../wishlist/anywhere/bookmarklet.ts";
import classes from "./any-shop.module.css";
import { Setting } from "./setting.tsx";
import settings from "./settings.module.css";

const HOW = "Drag this button to your bookmarks bar";

/** React refuses such an address, which a bookmark is made of. Our own pages never run it: pressed here, it says what to do. */
function becomeBookmark(link: HTMLAnchorElement, code: string): void {
  link.setAttribute("href", code);
  link.onclick = (event) => {
    event.preventDefault();
    showToast({ title: HOW, message: "Then press it on a shop's page." });
  };
}

/** The bookmark for desktop browsers, and what phones can do (rule: add-from-anywhere). */
export function AnyShopSection() {
  const code = bookmarklet(window.location.origin);
  async function copy() {
    const isCopied = await copyText(code);
    showToast(
      isCopied
        ? { title: "Copied", message: "Paste it as the address of a new bookmark." }
        : { title: "Error", message: "Your browser didn't let us copy it.", tone: "error" },
    );
  }
  return (
    <div id="any-shop" className={classes.anchor}>
      <Setting
        title="Add from any shop"
        lead="See something they would love? Put it on the list from the shop's own page."
      >
        <div className={classes.way}>
          <h3 className={settings.small}>On a computer</h3>
          <p className={settings.note}>
            {HOW}. On a shop's page, press it there, and the gift is filled in for you.
          </p>
          <div className={classes.buttons}>
            <a
              ref={(link) => {
                if (link) becomeBookmark(link, code);
              }}
              href="#any-shop"
              className={classes.bookmark}
              title={HOW}
            >
              <IconBookmark size={20} stroke={1.5} aria-hidden />
              Add to Giftling
            </a>
            <Button
              variant="subtle"
              leftSection={<IconCopy size={20} stroke={1.5} aria-hidden />}
              onClick={() => void copy()}
            >
              Copy the bookmark's address
            </Button>
          </div>
        </div>
        <div className={classes.way}>
          <h3 className={settings.small}>On Android</h3>
          <p className={settings.note}>
            Install Giftling from your browser's menu (“Add to Home screen”). Then tap Share on a
            shop's page, and choose Giftling.
          </p>
        </div>
        <div className={classes.way}>
          <h3 className={settings.small}>On an iPhone or iPad</h3>
          <p className={settings.note}>
            Apple doesn't let web apps into its share sheet. Tap Share in the shop, then Copy Link,
            and <Link to="/add">paste it here</Link>.
          </p>
        </div>
      </Setting>
    </div>
  );
}
