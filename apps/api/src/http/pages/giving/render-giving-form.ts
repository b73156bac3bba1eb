import {
  type Currency,
  DEFAULT_CURRENCY,
  type HubView,
  listChipInAmounts,
  listKidDays,
  TEXT_LIMITS,
} from "@giftling/domain";
import * as days from "@giftling/messages/hub/days";
import * as words from "@giftling/messages/hub/dialogs";
import * as formWords from "@giftling/messages/hub/forms";
import * as pageWords from "@giftling/messages/hub/page";
import * as proposalWords from "@giftling/messages/hub/proposals";
import { formatMoney } from "@giftling/messages/money";
import { translateErrorMessage } from "@giftling/messages/sentences/errors";
import { escapeHtml } from "../plain/page.ts";
import type { GivingForm } from "./giving-form.ts";

/** Values that a visitor has entered, by field, and the errors of a rejected form. */
export type GivingFormState = {
  fields: URLSearchParams;
  problems: Readonly<Record<string, string>>;
  /** Error message of a rejected form that belongs to no field. */
  problem: string | null;
};

export const EMPTY_GIVING_FORM_STATE: GivingFormState = {
  fields: new URLSearchParams(),
  problems: {},
  problem: null,
};

export function getGivingFormTitle(form: GivingForm["kind"], firstName: string): string {
  switch (form) {
    case "get":
      return pageWords.reserveWishButton();
    case "contribute":
      return words.reportContributionTitle(firstName);
    case "gift":
      return words.offListGiftTitle();
    case "idea":
      return proposalWords.proposalTitle(firstName);
    case "updates":
      return words.subscribeTitle();
  }
}

/** Returns functions that render the fields of a form. `prefix` makes the IDs of the fields unique on a hub. */
function createFields(prefix: string, { fields, problems }: GivingFormState) {
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

/** Renders the fields for the giver's name, anonymity and message. `nameHint` explains who sees the name. */
export function renderGiverFields(
  prefix: string,
  child: string,
  nameHint: string,
  state: GivingFormState,
): string {
  const { input, checkbox, textarea, value } = createFields(prefix, state);
  const message = textarea(
    "message",
    { label: words.messageLabel(), hint: words.messageDescription(child) },
    `rows="2" dir="auto" maxlength="${TEXT_LIMITS.giftMessage}"`,
  );
  const isOpen = value("message") !== "" || "message" in state.problems;
  return [
    renderFormProblem(state.problem),
    input("name", { label: words.nameLabel(), hint: nameHint }, NAME_ATTRIBUTES),
    checkbox("anonymous", words.anonymousLabel()),
    `<details${isOpen ? " open" : ""}><summary>${words.addMessageButton()}</summary>${message}</details>`,
  ].join("");
}

export const renderEmailField = (prefix: string, label: string, state: GivingFormState): string =>
  createFields(prefix, state).input(
    "email",
    { label },
    `type="email" required autocomplete="email" maxlength="${TEXT_LIMITS.email}"`,
  );

/** Renders a form's error message that belongs to no field. */
export const renderFormProblem = (problem: string | null): string =>
  problem === null
    ? ""
    : `<p class="problem" role="alert">${escapeHtml(translateErrorMessage(problem))}</p>`;

const NAME_ATTRIBUTES = `dir="auto" autocomplete="name" maxlength="${TEXT_LIMITS.name}"`;

const renderButton = (label: string, attributes = 'class="button"') =>
  `<button type="submit" ${attributes}>${escapeHtml(label)}</button>`;

/** Renders the `<form>` of one kind of gift. `key` is the idempotency key, and `amounts` are the suggested amounts. */
export function renderGivingForm(
  kind: GivingForm["kind"],
  hub: HubView,
  state: GivingFormState,
  {
    action,
    key,
    amounts = listChipInAmounts(null, hub.currency),
  }: { action: string; key: string; amounts?: readonly number[] },
): string {
  const [content, buttons] = renderFields(kind, hub, state, amounts);
  return `<form class="entry" method="post" action="${escapeHtml(action)}"><input type="hidden" name="key" value="${escapeHtml(key)}">${content}<div class="actions">${buttons}</div></form>`;
}

function renderFields(
  kind: GivingForm["kind"],
  hub: HubView,
  state: GivingFormState,
  amounts: readonly number[],
): [fields: string, buttons: string] {
  const child = hub.kid.firstName;
  const { value, input } = createFields(kind, state);
  const giver = (hint: string) => renderGiverFields(kind, child, hint, state);
  switch (kind) {
    case "get":
      return [
        giver(formWords.nameOnWallAfterPurchaseHint(child)) +
          input(
            "email",
            { label: words.emailLabel(), hint: words.holdEmailHint() },
            `type="email" autocomplete="email" maxlength="${TEXT_LIMITS.email}"`,
          ),
        // Enter presses the first button of a form.
        renderButton(words.reserveWishButton(), 'class="button" name="choice" value="hold"') +
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
          // A form without the field counts as a form in the default currency.
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
        `dir="auto" required maxlength="${TEXT_LIMITS.label}"`,
      );
      return [
        label + giver(formWords.nameOnWallHint(child)),
        renderButton(words.reportGiftButton()),
      ];
    }
    case "idea":
      return [renderProposalFields(child, state), renderButton(proposalWords.proposeButton())];
    case "updates":
      return [renderSubscriptionFields(hub, state), renderButton(pageWords.subscribeButton())];
  }
}

function renderProposalFields(child: string, state: GivingFormState): string {
  const { input, textarea } = createFields("idea", state);
  return [
    renderFormProblem(state.problem),
    input(
      "name",
      { label: proposalWords.nameLabel() },
      `dir="auto" required maxlength="${TEXT_LIMITS.label}"`,
    ),
    input(
      "url",
      { label: proposalWords.urlLabel() },
      `dir="ltr" inputmode="url" autocomplete="off" maxlength="${TEXT_LIMITS.url}"`,
    ),
    textarea(
      "note",
      { label: proposalWords.noteLabel(), hint: words.messageDescription(child) },
      `rows="2" dir="auto" maxlength="${TEXT_LIMITS.giftMessage}"`,
    ),
    input(
      "proposedBy",
      { label: words.nameLabel(), hint: words.privateNameHint(child) },
      `${NAME_ATTRIBUTES} required`,
    ),
  ].join("");
}

function renderSubscriptionFields(hub: HubView, state: GivingFormState): string {
  const child = hub.kid.firstName;
  const { value, has, input, checkbox } = createFields("updates", state);
  const kidDays = listKidDays(hub.kid);
  const isNew = state.fields.size === 0;
  const choices = [
    renderFormProblem(state.problems.wantsUpdates ?? null),
    checkbox("wantsUpdates", days.updatesLabel(child), isNew || has("wantsUpdates")),
    checkbox("wantsDigest", days.digestLabel()),
    kidDays.length > 0 ? checkbox("remindsBirthday", days.getReminderLabel(child, kidDays)) : "",
  ].join("");
  return [
    renderFormProblem(state.problem),
    input("name", { label: words.nameLabel() }, `${NAME_ATTRIBUTES} required`),
    renderEmailField("updates", words.emailLabel(), state),
    `<fieldset><legend>${days.emailOptionsLabel()}</legend>${choices}</fieldset>`,
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
