import { readFamilyExport } from "@giftling/db/queries/export/export";
import { fillWithUniqueWords, listFamilyColumns } from "@giftling/db/testing/family-columns";
import { getLinkName, LINK_KINDS } from "@giftling/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCanaryFamily } from "../../../testing/canary-family.ts";
import { createTestFixture, type TestFixture } from "../../../testing/test-fixture.ts";
import { createFamilyExportDocument } from "./document.ts";
import { createFamilyExportTables } from "./tables.ts";

const WORD = "canary7f3q";

/** Tables and columns excluded from the export, each with the reason. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  sessions: "who is signed in at the moment",
  sign_up_invites: "links for other families: hashes of secrets, and times",
  "passkeys.credential_id": "the authenticator's; the passkey's name is exported",
  "passkeys.public_key": "checks the authenticator's signatures",
  "passkeys.counter": "the authenticator's",
  "passkeys.transports": "how a browser reaches the authenticator",
  "users.passkey_offer_ended_at": "when a passkey was last offered; the passkeys are exported",
  "webhooks.secret_number": "counts the secrets, which are shown once",
  "webhooks.failing_since": "shows in whether the webhook is off",
  webhook_deliveries: "when events were sent; the gifts that they report are exported",
  push_subscriptions: "which browsers get notifications at the moment, shown in the settings",
  mails: "the outbox; what it says is written when a mail is sent, from rows that are exported",
  reminders: "when mails of the outbox were sent, so that none comes twice in a year",
  digests: "when mails of the outbox were sent, so that none comes twice in a week",
  digest_wishes: "which wishes a mail of the outbox has listed; the wishes are exported",
  reports: "what visitors told the operators of the page; the family is not to know who did",
  stripe_syncs: "numbers the fetches from the payment provider",
  "families.stripe_customer_id": "the payment provider's",
  "families.continued_on_free_at": "shows in the subscription's status",
  "families.plan_set_by_operator": "the operator's",
  "families.arrivals_checked_at": "when a parent was last asked; the arrivals are exported",
  "families.passcode_hash": "a hash of the parent's secret",
  "family_addresses.retired_at": "the former address itself is exported",
  "subscriptions.stripe_subscription_id": "the payment provider's",
  "subscriptions.stripe_price_id": "the payment provider's",
  "subscriptions.synced_at": "when it was last fetched",
  "pictures.width": "the picture itself is exported",
  "pictures.height": "the picture itself is exported",
  "pictures.bytes": "the picture itself is exported",
  "kids.position": "the order of the children in the export",
  ...Object.fromEntries(
    LINK_KINDS.map((kind) => [
      `${getLinkName(kind)}_links.position`,
      "the order of the links in the export",
    ]),
  ),
  "wishlist_items.position": "the order of the wishes in the export",
  "wishlist_items.is_off_list": "whether it was made for a gift, which is exported",
  "referrals.visitor_hash": "a hash of a visitor",
  "referrals.referrer_hashes": "hashes of the family's own members",
  link_clicks: "visits on their way from the previous release into visit_days",
  page_views: "visits on their way from the previous release into visit_days",
  "visit_days.day": "visits are exported as their number",
  "visit_days.visits": "visits are exported as their number, of all days together",
  "purchases.unit": "which of the pieces; the pieces are exported",
  "purchases.is_extended": "whether a hold can be made longer again; its end is exported",
  "families.is_passcode_checked": "which rules the passcode passed",
  "purchases.visitor_hash": "a hash of a visitor",
  "purchases.network_hash": "a hash of a visitor's network",
  "purchases.giver_email": "the giver's, for the link to the gift; the family does not see it",
  "purchases.undo_token_hash": "a hash of the giver's secret",
  "purchases.is_name_approved": "whether strangers see the name, which is exported",
  "contributions.is_name_approved": "whether strangers see the name, which is exported",
  "mail_contacts.canonical_email": "the same address in lower case",
  "mail_contacts.confirmation_token_hash": "a hash of the supporter's secret",
  "mail_contacts.confirmation_sent_at": "the supporter's; decides whether the address is exported",
  "mail_contacts.confirmed_at": "the supporter's; decides whether the address is exported",
  "mail_contacts.added_at": "when a parent added the address, which is exported once confirmed",
  "mail_contacts.unsubscribed_at": "the supporter's; decides whether the address is exported",
  "families.payment_missing_since": "the payment provider's",
  family_handovers:
    "a request of at most 14 days from one parent to another, shown in the settings",
  "users.verified_email": "the person's address again, where the identity provider vouches for it",
  "family_invites.canonical_email": "the same address in lower case",
  "family_invites.token_hash": "a hash of the invited person's secret",
  "supporters.news_ended_at": "shows in whether they want news",
  "supporters.reminders_ended_at": "shows in whether they want reminders",
  "supporters.digest_ended_at": "shows in whether they want new ideas",
  "purchases.is_thanked": "shows in the thank-you's state",
  "contributions.is_thanked": "shows in the thank-you's state",
  "thank_yous.awaits_notice": "whether the parent's mail about it is still to be sent",
};

/** Columns exported under another name, or as a value derived from the column. */
const EXPORTED_AS: Readonly<Record<string, string>> = {
  "families.language": "hubLanguage",
  "family_addresses.is_current": "formerFamilyUrls",
  "themes.accent": "accent",
  "pictures.storage_key": "avatarUrl",
  "subscriptions.stripe_status": "status",
  "priority_slots.slot": "priorityOrder",
  "supporters.contribution_amount_cents": "contributionAmount",
  "wishlist_items.occasion_day": "occasionId",
  "wishlist_items.funding_goal_cents": "fundingGoal",
  "wishlist_items.funding_received_cents": "fundingReceived",
  "contributions.amount_cents": "amount",
  "thank_yous.amount_cents": "contributionAmount",
};

let world: TestFixture;
beforeAll(async () => {
  world = await createTestFixture();
});
afterAll(() => world.close());

/** Returns the property names at every depth of a value. */
function listKeys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listKeys);
  if (typeof value !== "object" || value === null || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...listKeys(inner)]);
}

test("exports every column of a family except the documented exclusions (rule: data-export)", async () => {
  const { db } = world;
  const family = await makeCanaryFamily(world, WORD);
  const columns = listFamilyColumns().filter(
    ({ table, name, isId }) => !isId && !(table in NOT_EXPORTED) && !(name in NOT_EXPORTED),
  );
  const words = columns.filter(({ isFreeText }) => isFreeText);
  const marks = await fillWithUniqueWords(db, words, WORD);
  const read = await readFamilyExport(db, family.familyId, family.userId, new Date());
  if (!read) throw new Error("The canary family is gone");
  const document = createFamilyExportDocument(read, new Date());
  const json = JSON.stringify(document);
  const keys = new Set(listKeys(document));

  const problems = columns.flatMap(({ name, key, isFreeText }) => {
    const mark = marks.get(name);
    const exportedAs = EXPORTED_AS[name] ?? (isFreeText ? null : key);
    if (exportedAs !== null) {
      return keys.has(exportedAs) ? [] : [`${name} is not in the export as ${exportedAs}`];
    }
    if (mark === undefined)
      return [`${name} has no word in packages/db/src/testing/canary-rows.ts`];
    return json.includes(mark) ? [] : [`${name} is not in the export`];
  });
  const { children, people, referrals } = document;
  const ofTables = JSON.stringify({ children, people, friends: referrals.friends });
  const csv = Object.values(createFamilyExportTables(document))
    .map((pieces) => [...pieces].join(""))
    .join("\n");
  for (const [name, mark] of marks) {
    if (ofTables.includes(mark) && !csv.includes(mark)) {
      problems.push(`${name} is in no table of the export`);
    }
  }
  expect(problems).toEqual([]);
});

test("excludes only existing tables and columns", () => {
  const known = new Set(listFamilyColumns().flatMap(({ table, name }) => [table, name]));
  const named = Object.keys({ ...NOT_EXPORTED, ...EXPORTED_AS });
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
