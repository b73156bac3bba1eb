import {
  activityProgress,
  type Currency,
  chipInSuggestions,
  DEFAULT_CURRENCY,
  daysOf,
  educationLink,
  fundingNeeded,
  type HubView,
  isSafeWebAddress,
  LIMITS,
  type PaymentLinkView,
  reportedFunding,
  waysToChipIn,
} from "@giftling/domain";
import * as days from "@giftling/messages/hub/days";
import * as words from "@giftling/messages/hub/dialogs";
import * as formWords from "@giftling/messages/hub/forms";
import { formatReportedFunding } from "@giftling/messages/hub/funding";
import * as pageWords from "@giftling/messages/hub/page";
import { formatMoney } from "@giftling/messages/money";
import { translateErrorMessage } from "@giftling/messages/sentences/errors";
import { escapeHtml } from "../plain/page.ts";
import type { GivingForm } from "./giving-form.ts";

/** Values that a visitor has entered, by field, and the errors of a rejected form. */
export type FormState = {
  fields: URLSearchParams;
  /** Messages by field. */
  problems: Readonly<Record<string, string>>;
  /** Message that belongs to no field. */
  problem: string | null;
};

export const EMPTY_FORM: FormState = {
  fields: new URLSearchParams(),
  problems: {},
  problem: null,
};

/** Returns the title of the page or dialog that contains a form. */
export function getFormTitle(form: GivingForm["kind"], firstName: string): string {
  switch (form) {
    case "get":
      return pageWords.getWishButton();
    case "contribute":
      return words.reportContributionTitle(firstName);
    case "gift":
      return words.offListGiftTitle();
    case "updates":
      return words.subscribeTitle();
  }
}

/**
 * Returns functions that render the fields of a form. The ids of the fields start with `prefix`, because a hub contains
 * several forms.
 */
function createFields(prefix: string, { fields, problems }: FormState) {
  const value = (name: string) => escapeHtml(fields.get(name) ?? "");
  const idOf = (name: string) => `${prefix}-${name}`;
  /** Renders a labeled control. `hint` is a text below the label. */
  const labeled = (
    name: string,
    { label, hint = "" }: { label: string; hint?: string },
    control: (attributes: string) => string,
  ) => {
    const id = idOf(name);
    const problem = problems[name];
    const small = hint && `<small id="${id}-hint">${escapeHtml(hint)}</small>`;
    const message =
      problem === undefined
        ? ""
        : `<p class="problem" id="${id}-problem">${escapeHtml(translateErrorMessage(problem))}</p>`;
    const described = [hint && `${id}-hint`, message && `${id}-problem`].filter(Boolean).join(" ");
    // The first field with an error receives the focus.
    const focus = name === Object.keys(problems)[0] ? " autofocus" : "";
    const attributes = `id="${id}" name="${name}"${described && ` aria-describedby="${described}"`}${message && ' aria-invalid="true"'}${focus}`;
    return `<div class="field"><label for="${id}">${escapeHtml(label)}</label>${small}${control(attributes)}${message}</div>`;
  };
  return {
    value,
    has: (name: string) => fields.has(name),
    input: (name: string, texts: { label: string; hint?: string }, attributes: string) =>
      labeled(
        name,
        texts,
        (identity) => `<input ${identity} value="${value(name)}" ${attributes}>`,
      ),
    textarea: (name: string, texts: { label: string; hint?: string }, attributes: string) =>
      labeled(
        name,
        texts,
        (identity) => `<textarea ${identity} ${attributes}>${value(name)}</textarea>`,
      ),
    checkbox: (name: string, label: string, isChecked = fields.has(name)) =>
      `<label class="check"><input type="checkbox" name="${name}"${isChecked ? " checked" : ""}>${escapeHtml(label)}</label>`,
  };
}

/** Renders the fields of a giver: name, anonymity and message. `nameHint` says who sees the name. */
export function renderGiverFields(
  prefix: string,
  child: string,
  nameHint: string,
  state: FormState,
): string {
  const { input, checkbox, textarea, value } = createFields(prefix, state);
  const message = textarea(
    "message",
    { label: words.messageLabel(), hint: words.messageDescription(child) },
    `rows="2" dir="auto" maxlength="${LIMITS.giftMessage}"`,
  );
  const isOpen = value("message") !== "" || "message" in state.problems;
  return [
    renderProblem(state.problem),
    input("name", { label: words.nameLabel(), hint: nameHint }, NAME_ATTRIBUTES),
    checkbox("anonymous", words.anonymousLabel()),
    `<details${isOpen ? " open" : ""}><summary>${words.addMessageButton()}</summary>${message}</details>`,
  ].join("");
}

/** Renders the field of an e-mail address. */
export const renderEmailField = (prefix: string, label: string, state: FormState): string =>
  createFields(prefix, state).input(
    "email",
    { label },
    `type="email" required autocomplete="email" maxlength="${LIMITS.email}"`,
  );

/** Renders an error that belongs to no field. */
export const renderProblem = (problem: string | null): string =>
  problem === null
    ? ""
    : `<p class="problem" role="alert">${escapeHtml(translateErrorMessage(problem))}</p>`;

const NAME_ATTRIBUTES = `dir="auto" autocomplete="name" maxlength="${LIMITS.name}"`;

const renderButton = (label: string, attributes = 'class="button"') =>
  `<button type="submit" ${attributes}>${escapeHtml(label)}</button>`;

/**
 * Renders the `<form>` of a kind, which posts to `action`. `key` is the idempotency key. `amounts` are the suggested
 * amounts.
 */
export function renderForm(
  kind: GivingForm["kind"],
  hub: HubView,
  state: FormState,
  {
    action,
    key,
    amounts = chipInSuggestions(null, hub.currency),
  }: { action: string; key: string; amounts?: readonly number[] },
): string {
  const [content, buttons] = renderFields(kind, hub, state, amounts);
  return `<form class="entry" method="post" action="${escapeHtml(action)}"><input type="hidden" name="key" value="${escapeHtml(key)}">${content}<div class="actions">${buttons}</div></form>`;
}

/** Returns the fields and the buttons of a form. */
function renderFields(
  kind: GivingForm["kind"],
  hub: HubView,
  state: FormState,
  amounts: readonly number[],
): [fields: string, buttons: string] {
  const child = hub.kid.firstName;
  const { value, input } = createFields(kind, state);
  const giver = (hint: string) => renderGiverFields(kind, child, hint, state);
  switch (kind) {
    case "get":
      return [
        giver(formWords.nameOnWallOnceBoughtHint(child)) +
          input(
            "email",
            { label: words.emailLabel(), hint: words.holdEmailHint() },
            `type="email" autocomplete="email" maxlength="${LIMITS.email}"`,
          ),
        // The first button is also the one that Enter presses.
        renderButton(words.holdButton(), 'class="button" name="choice" value="hold"') +
          renderButton(
            words.confirmPurchaseButton(),
            'class="button quiet" name="choice" value="buy"',
          ),
      ];
    case "contribute": {
      const other = input(
        "otherAmount",
        { label: formWords.getOtherAmountLabel(hub.currency) },
        'inputmode="decimal" autocomplete="off" maxlength="12"',
      );
      return [
        [
          renderAmounts(value("amount"), amounts, hub.currency),
          other,
          // Without the field, the form was in the default currency.
          hub.currency === DEFAULT_CURRENCY
            ? ""
            : `<input type="hidden" name="currency" value="${hub.currency}">`,
          giver(formWords.nameOnWallHint(child)),
        ].join(""),
        renderButton(words.reportGiftButton()),
      ];
    }
    case "gift": {
      const label = input(
        "label",
        { label: words.giftNameLabel() },
        `dir="auto" required maxlength="${LIMITS.label}"`,
      );
      return [
        label + giver(formWords.nameOnWallHint(child)),
        renderButton(words.reportGiftButton()),
      ];
    }
    case "updates":
      return [renderSubscriptionFields(hub, state), renderButton(pageWords.subscribeButton())];
  }
}

function renderSubscriptionFields(hub: HubView, state: FormState): string {
  const child = hub.kid.firstName;
  const { value, has, input, checkbox } = createFields("updates", state);
  const kidDays = daysOf(hub.kid);
  const isNew = state.fields.size === 0;
  const choices =
    kidDays.length === 0
      ? ""
      : `<fieldset><legend>${days.emailOptionsLabel()}</legend>${renderProblem(state.problems.wantsUpdates ?? null)}${checkbox("wantsUpdates", days.newsLabel(child), isNew || has("wantsUpdates"))}${checkbox("remindsBirthday", days.getReminderLabel(child, kidDays))}</fieldset>`;
  return [
    renderProblem(state.problem),
    input("name", { label: words.nameLabel() }, `${NAME_ATTRIBUTES} required`),
    renderEmailField("updates", words.emailLabel(), state),
    choices,
    `<input type="hidden" name="giftToken" value="${value("giftToken")}">`,
  ].join("");
}

const renderAmounts = (
  chosen: string,
  amounts: readonly number[],
  currency: Currency | undefined,
) =>
  `<fieldset class="amounts"><legend>${words.amountLegend()}</legend>${amounts
    .map(
      (amount) =>
        `<label><input type="radio" name="amount" value="${amount}"${chosen === String(amount) ? " checked" : ""}>${formatMoney(amount, currency)}</label>`,
    )
    .join("")}</fieldset>`;

/** Renders the text and the links above a form: the wish, or how to send money. */
export function renderFormIntroduction(form: GivingForm, hub: HubView): string {
  const child = hub.kid.firstName;
  switch (form.kind) {
    case "get":
      return `${renderThing(form.wish.name)}${renderExternalLink(form.wish.url, pageWords.viewInShopLink())}<p>${escapeHtml(words.holdDescription())}</p>`;
    case "gift":
      return `<p>${escapeHtml(words.offListGiftDescription(child))}</p>`;
    case "updates":
      return `<p>${escapeHtml(words.subscribeDescription(child))}</p>`;
    case "contribute":
      return form.link === null
        ? renderActivity(form.wish, hub)
        : renderPaymentLink(form.link, hub);
  }
}

const renderActivity = (wish: HubView["wishlist"][number], hub: HubView) =>
  `${renderThing(wish.name)}${renderFunding(wish, hub)}${renderWaysToChipIn(hub)}`;

/**
 * Renders the funding of an activity as a progress bar and as text. The reported part is hatched. Renders only the goal
 * if gifts are surprises (rule: group-gifts, surprises).
 */
function renderFunding(wish: HubView["wishlist"][number], hub: HubView): string {
  const progress = activityProgress(wish);
  const needed = fundingNeeded(wish);
  if (progress === null || needed === null || wish.fundingGoal === null) return "";
  if (hub.keepsSurprises)
    return `<p>${pageWords.fundingGoalLabel(formatMoney(wish.fundingGoal, hub.currency))}</p>`;
  const reported = reportedFunding(wish);
  const status =
    needed === 0
      ? pageWords.fullyFundedStatus()
      : pageWords.fundingNeededStatus(
          formatMoney(needed, hub.currency),
          formatMoney(wish.fundingGoal, hub.currency),
        );
  const more = reported === null ? "" : `<br>${formatReportedFunding(reported, hub.currency)}`;
  return `<div class="funding"><span aria-hidden="true"><i style="width:${progress}%"></i><i style="width:${reported?.percent ?? 0}%"></i></span><p>${status}${more}</p></div>`;
}

function renderWaysToChipIn(hub: HubView): string {
  const ways = waysToChipIn(hub.paymentLinks);
  const text =
    ways.length === 0
      ? words.contributeWithoutLinkDescription(hub.kid.firstName)
      : words.contributeDescription();
  const links = ways.map(({ url, label }) => renderExternalLink(url, label));
  return `<p>${escapeHtml(text)}</p>${links.join("")}`;
}

/** Renders the text above the form of a dialog, which opens for any wish or link. */
export function renderDialogIntroduction(kind: GivingForm["kind"], hub: HubView): string {
  if (kind === "contribute") return renderWaysToChipIn(hub);
  if (kind === "get") return `<p>${escapeHtml(words.holdDescription())}</p>`;
  return renderFormIntroduction({ kind }, hub);
}

function renderPaymentLink(link: PaymentLinkView, hub: HubView): string {
  const child = hub.kid.firstName;
  const isEducation = link.id === educationLink(hub.paymentLinks)?.id;
  const code =
    link.contributionCode === null
      ? ""
      : `<p>${pageWords.contributionCodeLabel()} <strong class="code">${escapeHtml(link.contributionCode)}</strong></p>`;
  const text = isEducation
    ? link.type === "esa"
      ? pageWords.esaDescription()
      : pageWords.plan529Description()
    : words.reportContributionDescription(link.type === "529" ? null : link.label, child);
  return `<p>${escapeHtml(text)}</p>${code}${renderExternalLink(link.url, link.label)}`;
}

const renderThing = (name: string) => `<p class="thing" dir="auto">${escapeHtml(name)}</p>`;

const renderExternalLink = (url: string | null, label: string) =>
  url !== null && isSafeWebAddress(url)
    ? `<p><a href="${escapeHtml(url)}" target="_blank" rel="noopener noreferrer">${escapeHtml(label)}</a></p>`
    : "";
