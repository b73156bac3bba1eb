import type { KidView } from "../kids/schema.ts";
import { KID_SIZE_NAMES } from "../kids/sizes.ts";
import { KID_TEXT_NAMES } from "../kids/texts.ts";
import { LINK_KINDS, type LinkKind } from "../links/kinds.ts";
import { LINK_FIELDS, type LinkViews } from "../links/schema.ts";
import type { OccasionView } from "../occasions/schema.ts";
import type { PersonView } from "../people/schema.ts";
import type { ThemeView } from "../themes/schema.ts";
import type { UpdateView } from "../updates/schema.ts";
import type { WishlistItemView } from "../wishlist/schema.ts";

/** Views of the resources that have a version. */
export type VersionedViews = LinkViews & {
  kid: KidView;
  wishlistItem: WishlistItemView;
  occasion: OccasionView;
  update: UpdateView;
  theme: ThemeView["chosen"];
  person: Pick<PersonView, "name" | "note">;
};
export type VersionedKind = keyof VersionedViews;
type Parts<View> = readonly (readonly (keyof View & string)[])[];

const slot = ["isPriority", "priorityOrder"] as const;

/** Editable fields of each kind of link. Each field is a part, and so is the slot. */
const LINK_PARTS = Object.fromEntries<readonly (readonly string[])[]>(
  LINK_KINDS.map((kind) => [kind, [...LINK_FIELDS[kind].map((field) => [field]), slot]]),
) as { [Kind in LinkKind]: Parts<LinkViews[Kind]> };

/**
 * Editable fields by kind of resource, grouped into parts. The fields of one part are meaningful only together
 * (rule: changed-meanwhile).
 */
const EDITED_PARTS: { readonly [Kind in VersionedKind]: Parts<VersionedViews[Kind]> } = {
  kid: [
    ["firstName"],
    ["birthdayMonth", "birthdayDay"],
    ["secondDayName", "secondDayMonth", "secondDayDay"],
    ...KID_TEXT_NAMES.map((name) => [name] as const),
    ["avatarUrl"],
    ["keepsSurprises"],
    ...KID_SIZE_NAMES.map((name) => [name] as const),
    ["showsSizes"],
  ],
  ...LINK_PARTS,
  wishlistItem: [
    ["name"],
    ["url"],
    ["price"],
    ["description"],
    ["imageUrl"],
    ["isActivity"],
    ["fundingGoal"],
    ["fundingReceived"],
    ["priority"],
    ["quantity"],
    ["state"],
    ["occasionId"],
    slot,
  ],
  occasion: [["name"], ["month", "day", "year"]],
  update: [["title"], ["content"], ["imageUrl"]],
  theme: [["palette"], ["accent"], ["cover"]],
  person: [["name"], ["note"]],
};

/**
 * Returns the given fields of a resource and all other fields of the same parts. A client must send the whole part of a
 * changed field.
 */
export function addCoupledFields(fields: ReadonlySet<string>): ReadonlySet<string> {
  const parts = Object.values(EDITED_PARTS).flat();
  const touched = parts.filter((part) => part.some((field) => fields.has(field)));
  return new Set([...fields, ...touched.flat()]);
}

/**
 * Length of one fingerprint in an item's version, in base-36 characters. With 78 billion values, about one change
 * in 78 billion is not detected.
 */
const LENGTH = 7;

/**
 * Returns a short hash of a text (cyrb53). A cryptographic hash is not required, because editors have no reason to
 * forge their own data.
 */
function fingerprint(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  const hash = 4_294_967_296 * (low & 0x1fffff) + (high >>> 0);
  return hash.toString(36).padStart(LENGTH, "0").slice(-LENGTH);
}

const listFingerprints = (kind: VersionedKind, view: object): string[] =>
  EDITED_PARTS[kind].map((part) =>
    fingerprint(JSON.stringify(part.map((field) => Reflect.get(view, field) ?? null))),
  );

/**
 * Returns the version of an item: the fingerprints of its editable parts. Uses only fields of the view, so that
 * clients can also compute the version (rule: changed-meanwhile).
 */
export function getResourceVersion<Kind extends VersionedKind>(
  kind: Kind,
  view: VersionedViews[Kind],
): string {
  return listFingerprints(kind, view).join("");
}

/** Requested and stored values of conflicting fields. */
export type EditConflict = {
  mine: Record<string, unknown>;
  theirs: Record<string, unknown>;
  /**
   * Version to send when the edit is retried. Combines the edit's base version with the current state of the
   * conflicting fields.
   */
  version: string;
};

/**
 * Compares an edit that is based on `version` with the stored resource. Returns the fields that the edit changes and
 * that another editor has changed since. Returns null without such a field. For an unknown version, assumes that another
 * editor has changed all fields (rule: changed-meanwhile).
 */
export function findEditConflicts<Kind extends VersionedKind>(
  kind: Kind,
  { version, stored, asked }: { version: string; stored: VersionedViews[Kind]; asked: object },
): EditConflict | null {
  const now = listFingerprints(kind, stored);
  const isKnown = version.length === now.length * LENGTH;
  const then = now.map((_print, index) =>
    isKnown ? version.slice(index * LENGTH, (index + 1) * LENGTH) : "",
  );
  const mine: Record<string, unknown> = {};
  const theirs: Record<string, unknown> = {};
  const next = isKnown ? [...then] : [...now];
  for (const [index, part] of EDITED_PARTS[kind].entries()) {
    const wanted = part.filter((field) => Reflect.get(asked, field) !== undefined);
    const differs = wanted.some((field) => Reflect.get(asked, field) !== stored[field]);
    if (!differs || then[index] === now[index]) continue;
    for (const field of wanted) {
      mine[field] = Reflect.get(asked, field);
      theirs[field] = stored[field];
    }
    next[index] = now[index] ?? "";
  }
  return Object.keys(mine).length === 0 ? null : { mine, theirs, version: next.join("") };
}
