/**
 * Kinds of links that a parent adds to a kid. In the database and the API, references, lists, priorities, clicks, limits and
 * the export are derived from this list (decision 42).
 */
export const LINK_KINDS = ["paymentLink", "registryLink"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Name of the list of a kind of link, in a hub and among a kid's lists. */
export type LinkListName<Kind extends LinkKind = LinkKind> = `${Kind}s`;
/** Name of the column or field that refers to a link of a kind. */
export type LinkIdName<Kind extends LinkKind = LinkKind> = `${Kind}Id`;
/** Short name of a kind of link, in procedures, paths and click reports. */
export type LinkName<Kind extends LinkKind = LinkKind> = Kind extends `${infer Name}Link`
  ? Name
  : never;

export const getLinkListName = <Kind extends LinkKind>(kind: Kind): LinkListName<Kind> =>
  `${kind}s`;
export const getLinkIdName = <Kind extends LinkKind>(kind: Kind): LinkIdName<Kind> => `${kind}Id`;
export const getLinkName = <Kind extends LinkKind>(kind: Kind): LinkName<Kind> =>
  kind.slice(0, -"Link".length) as LinkName<Kind>;

/** Returns the end of the names of a kind's procedures, such as "Payment" of `listPayment`. */
export const getLinkSuffix = <Kind extends LinkKind>(kind: Kind) =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1, -"Link".length)}` as Capitalize<LinkName<Kind>>;

/** Returns a record with `make(kind)` for each kind of link, under the name that `nameOf` returns. */
const valuesOf = <Name extends string, Value>(
  nameOf: (kind: LinkKind) => Name,
  make: (kind: LinkKind) => Value,
) =>
  Object.fromEntries(LINK_KINDS.map((kind) => [nameOf(kind), make(kind)])) as Record<Name, Value>;

/** Returns a record that contains `make(kind)` for the list of each kind of link. */
export const eachLinkList = <Value>(make: (kind: LinkKind) => Value) =>
  valuesOf<LinkListName, Value>(getLinkListName, make);
/** Returns a record that contains `make(kind)` for the reference to each kind of link. */
export const eachLinkId = <Value>(make: (kind: LinkKind) => Value) =>
  valuesOf<LinkIdName, Value>(getLinkIdName, make);
