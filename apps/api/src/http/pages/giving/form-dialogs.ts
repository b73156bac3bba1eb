import type { HubView } from "@giftling/domain";
import { closeButton } from "@giftling/messages/common";
import { escapeHtml } from "../plain/page.ts";
import { type GivingForm, getHubPath } from "./giving-form.ts";
import {
  EMPTY_GIVING_FORM_STATE,
  getGivingFormTitle,
  renderGivingForm,
} from "./render-giving-form.ts";
import { renderDialogIntroduction } from "./render-introduction.ts";

/** Kinds of forms that buttons of a hub open. */
const KINDS: readonly GivingForm["kind"][] = ["get", "contribute", "gift", "updates"];

/** Styles of the dialogs, in the colors of the hub's theme. On a phone, a dialog is a sheet at the bottom. */
const STYLES = `dialog.giving{--card:var(--giftling-card);--line:var(--giftling-line);--soft:var(--giftling-ink-soft);--field:var(--giftling-field);--danger:var(--giftling-coral-text);box-sizing:border-box;width:min(520px,100%);max-width:100%;max-height:92dvh;margin:auto;padding:0 24px;border:0;border-radius:22px;background:var(--card);color:var(--giftling-ink);font-size:1.0625rem;overscroll-behavior:contain}
.giving::backdrop{background:#0007}
html:has(.giving[open]){overflow:hidden;scrollbar-gutter:stable}
.giving>form:first-child{position:sticky;top:0;z-index:1;display:flex;gap:8px;align-items:start;justify-content:space-between;padding:18px 0 10px;background:inherit}
.giving h2{margin:6px 0 0;font:600 1.5rem/1.25 var(--mantine-font-family-headings);overflow-wrap:anywhere}
.giving h2:focus{outline:0}
.giving .close{flex:none;width:44px;height:44px;border:0;border-radius:12px;background:none;color:inherit;font-size:1.75rem;line-height:1}
.giving .entry,.giving .field,.giving .actions{display:grid;gap:16px}
.giving .field{gap:6px}
.giving .actions{position:sticky;bottom:0;gap:8px;padding:10px 0 calc(16px + env(safe-area-inset-bottom));background:var(--card)}
.giving label,.giving legend{font-weight:600}
.giving fieldset{margin:0;padding:0;border:0}
.giving .check,.giving fieldset label{display:flex;gap:12px;align-items:center;min-height:48px;font-weight:400}
.giving .amounts{display:grid;grid-template-columns:repeat(3,1fr);gap:10px}
.giving legend{padding:0}
.giving .amounts legend{margin-bottom:8px}
.giving summary{min-height:44px;padding:10px 0;color:var(--giftling-accent-text);font-weight:600;cursor:pointer}
.giving .amounts label{justify-content:center;min-height:56px;border:1.5px solid var(--field);border-radius:14px;font-weight:600}
.giving [type=radio],.giving [type=checkbox]{flex:none;width:20px;height:20px;margin:0;accent-color:var(--mantine-color-evergreen-filled)}
.giving small{color:var(--soft);font-size:1rem}
.giving .field input,.giving textarea{box-sizing:border-box;width:100%;min-height:52px;padding:12px 16px;border:1.5px solid var(--field);border-radius:14px;background:var(--card);color:inherit;font:inherit}
.giving .button{min-height:52px;border:0;border-radius:14px;background:var(--mantine-color-evergreen-filled);color:var(--giftling-on-filled);font:inherit;font-weight:600;cursor:pointer}
.giving .quiet{border:1px solid var(--field);background:none;color:inherit}
.giving p{margin:0 0 12px;color:var(--soft)}
.giving a{display:inline-flex;align-items:center;min-height:44px;color:var(--giftling-accent-text)}
.giving :focus-visible{outline:3px solid var(--giftling-accent-text);outline-offset:2px}
@media(max-width:520px){dialog.giving{margin:auto 0 0;padding-inline:20px;border-end-start-radius:0;border-end-end-radius:0}}`;

/**
 * Renders a hub's forms as closed dialogs, and the form that the hub's buttons submit. Without scripts, the buttons
 * open the page of the form. With scripts, `FORM_DIALOGS_SCRIPT` opens a dialog instead. Returns an empty string on a
 * paused hub, which has no such buttons (rule: forms-without-scripts).
 */
export function renderFormDialogs(hub: HubView): string {
  if (hub.isPaused) return "";
  const path = `/hub/${encodeURIComponent(hub.familyUrl)}`;
  const dialogs = KINDS.map((kind) => {
    const id = `giving-${kind}`;
    const title = escapeHtml(getGivingFormTitle(kind, hub.kid.firstName));
    const form = renderGivingForm(kind, hub, EMPTY_GIVING_FORM_STATE, {
      action: getHubPath(hub),
      key: "",
    });
    const text = renderDialogIntroduction(kind, hub);
    return `<dialog class="giving" id="${id}" aria-labelledby="${id}-title"><form method="dialog"><h2 id="${id}-title" tabindex="-1" autofocus dir="auto">${title}</h2><button class="close" aria-label="${closeButton()}">×</button></form>${text}${form}</dialog>`;
  });
  return `<form id="giving" action="${path}"><input type="hidden" name="kid" value="${hub.kid.id}"></form><style>${STYLES}</style><template>${dialogs.join("")}</template>`;
}
