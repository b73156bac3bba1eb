/**
 * Kinds of links that a parent adds to a kid. The database and the API derive references, lists, priorities, clicks,
 * limits and the export from this list (decision 42).
 */
export const LINK_KINDS = ["paymentLink", "registryLink"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Name of the list of one kind of link, such as `paymentLinks`. */
export type LinkListName<Kind extends LinkKind = LinkKind> = `${Kind}s`;
/** Name of the field or column that refers to one kind of link, such as `paymentLinkId`. */
export type LinkIdFieldName<Kind extends LinkKind = LinkKind> = `${Kind}Id`;
/** Short name of a kind of link in procedures, paths and click reports, such as `payment`. */
export type LinkName<Kind extends LinkKind = LinkKind> = Kind extends `${infer Name}Link`
  ? Name
  : never;

export const getLinkListName = <Kind extends LinkKind>(kind: Kind): LinkListName<Kind> =>
  `${kind}s`;
export const getLinkIdFieldName = <Kind extends LinkKind>(kind: Kind): LinkIdFieldName<Kind> =>
  `${kind}Id`;
export const getLinkName = <Kind extends LinkKind>(kind: Kind): LinkName<Kind> =>
  kind.slice(0, -"Link".length) as LinkName<Kind>;

/** Returns the suffix of procedure names for a kind of link, such as "Payment" in `listPayment`. */
export function getLinkProcedureSuffix<Kind extends LinkKind>(kind: Kind) {
  const name = getLinkName(kind);
  return (name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<LinkName<Kind>>;
}
