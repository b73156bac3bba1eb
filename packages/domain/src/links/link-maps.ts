import {
  getLinkIdFieldName,
  getLinkListName,
  LINK_KINDS,
  type LinkIdFieldName,
  type LinkKind,
  type LinkListName,
} from "./kinds.ts";

// In a separate file, so that the first load of the dashboard does not contain these functions.

const listValues = <Name extends string, Value>(
  nameOf: (kind: LinkKind) => Name,
  make: (kind: LinkKind) => Value,
) =>
  Object.fromEntries(LINK_KINDS.map((kind) => [nameOf(kind), make(kind)])) as Record<Name, Value>;

export const mapLinkLists = <Value>(make: (kind: LinkKind) => Value) =>
  listValues<LinkListName, Value>(getLinkListName, make);
export const mapLinkIds = <Value>(make: (kind: LinkKind) => Value) =>
  listValues<LinkIdFieldName, Value>(getLinkIdFieldName, make);
