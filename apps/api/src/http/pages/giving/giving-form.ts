import {
  type HubView,
  hasAvailableUnit,
  isGroupGift,
  listChipInLinks,
  type PaymentLinkView,
  TEXT_LIMITS,
} from "@giftling/domain";

/** Maximum size in bytes of a posted form about a gift. A percent-encoded character takes up to nine bytes. */
export const MAX_GIVING_FORM_BYTES = TEXT_LIMITS.giftMessage * 9 + 8_192;

type HubWish = HubView["wishlist"][number];

/** Form with which a visitor of a hub gives something, proposes a wish or subscribes. */
export type GivingForm =
  /** Form to buy or hold a wish. */
  | { kind: "get"; wish: HubWish }
  /** Form to report a contribution to an activity, or through a payment link. */
  | { kind: "contribute"; wish: HubWish; link: null }
  | { kind: "contribute"; wish: null; link: PaymentLinkView }
  /** Form to record an off-list gift. */
  | { kind: "gift" }
  /** Form to propose a wish (rule: proposals). */
  | { kind: "idea" }
  /** Form to subscribe to a kid's updates and reminders. */
  | { kind: "updates" };

/** Valid values of the parameter `form` in a hub's URL. */
const NAMED_FORMS = ["gift", "idea", "updates"] as const;
const isNamedForm = (form: unknown): form is (typeof NAMED_FORMS)[number] =>
  NAMED_FORMS.some((name) => name === form);

/** Parameters of a hub's URL that select a form. `kid`, `get` and `contribute` are IDs. */
export type GivingFormQuery = Partial<Record<"kid" | "get" | "contribute" | "form", unknown>>;

/** Returns whether the parameters of a hub's URL select a form instead of the hub. */
export const isGivingFormQuery = ({ get, contribute, form }: GivingFormQuery): boolean =>
  typeof get === "string" || typeof contribute === "string" || isNamedForm(form);

/**
 * Returns the form that the parameters of a hub's URL select. Returns null if the wish or link does not exist, and for
 * a deleted kid, whose gift must not be recorded for the kid in `hub`.
 */
export function findGivingForm(hub: HubView, query: GivingFormQuery): GivingForm | null {
  const { kid, get, contribute, form } = query;
  if (typeof kid === "string" && kid.toLowerCase() !== hub.kid.id) return null;
  if (isNamedForm(form)) return { kind: form };
  if (typeof get === "string") {
    const wish = hub.wishlist.find(({ id }) => id === get.toLowerCase());
    return wish && !wish.isActivity ? { kind: "get", wish } : null;
  }
  if (typeof contribute !== "string") return null;
  const id = contribute.toLowerCase();
  const wish = hub.wishlist.find((item) => item.id === id && item.isActivity);
  if (wish !== undefined) return { kind: "contribute", wish, link: null };
  const link = hub.paymentLinks.find((each) => each.id === id);
  return link === undefined ? null : { kind: "contribute", wish: null, link };
}

/** Returns whether a form's wish can still be given. A group gift requires a payment link (rule: group-gifts). */
export function isGivingFormAvailable(form: GivingForm, { paymentLinks }: HubView): boolean {
  if (form.kind === "get") return hasAvailableUnit(form.wish);
  const needsLink = form.kind === "contribute" && form.wish !== null && isGroupGift(form.wish);
  return !needsLink || listChipInLinks(paymentLinks).length > 0;
}

export const getHubPath = ({ familyUrl, kid }: Pick<HubView, "familyUrl" | "kid">): string =>
  `/hub/${encodeURIComponent(familyUrl)}?kid=${kid.id}`;

/** Returns the path of a form. The form posts to the same path. */
export function getGivingFormPath(hub: HubView, form: GivingForm): string {
  const path = getHubPath(hub);
  switch (form.kind) {
    case "get":
      return `${path}&get=${form.wish.id}`;
    case "contribute":
      return `${path}&contribute=${(form.wish ?? form.link).id}`;
    case "gift":
    case "idea":
    case "updates":
      return `${path}&form=${form.kind}`;
  }
}
