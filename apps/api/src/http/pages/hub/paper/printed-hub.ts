import type { HubView } from "@giftling/domain";
import { getHubKey } from "../../../../access/hub-access.ts";
import type { HubData } from "../../../../cache/hub-cache.ts";
import type { Config } from "../../../../core/env/env.ts";
import { renderSheet, renderSheetStyle, type SheetContents } from "./sheets.ts";

/** Returns the contents of a hub's printed sheet. For several kids, the QR code's URL selects the kid in `hub`. */
export function getSheetContents(
  { origin, secret }: Pick<Config, "origin" | "secret">,
  { family, familyUrl }: Pick<HubData, "family" | "familyUrl">,
  hub: HubView,
  kidCount: number,
): SheetContents {
  const hubAccess = family?.hubAccess;
  const hasPasscode = hubAccess !== undefined && hubAccess.passcodeHash !== null;
  const address = new URL(`/hub/${familyUrl}`, origin);
  const letters = `${address.host}${address.pathname}`;
  if (kidCount > 1) address.searchParams.set("kid", hub.kid.id);
  if (hasPasscode) address.searchParams.set("key", getHubKey(secret, hubAccess));
  return { hub, address: address.href, letters, hasPasscode };
}

/** Styles that print the poster in place of the page. A browser without declarative shadow roots prints the page. */
const STYLE = `html,body{height:100%!important;min-height:0!important;margin:0!important;overflow:hidden!important;background:#fff!important;color-scheme:light!important}
body:not(:has(template[shadowrootmode]))>:not(.printed){display:none!important}
.printed{display:block!important}`;

/** Renders the poster that replaces a hub's page in print, isolated by a closed shadow root (rule: paper). */
export function renderPrintedHub(printed: SheetContents): string {
  return `<style media="print">${renderSheetStyle(printed.hub.theme, "letter")}${STYLE}</style><div class="printed" hidden><template shadowrootmode="closed"><link rel="stylesheet" media="print" href="/paper.css">${renderSheet(printed, "poster")}</template></div>`;
}
