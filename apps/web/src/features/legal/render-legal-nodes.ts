import type { LegalNodeView } from "@giftling/domain";
import { createElement, type ReactNode } from "react";

/** Returns React elements for an operator's text. React escapes all text. */
export function renderLegalNodes(nodes: readonly LegalNodeView[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === "string") return node;
    const { tag, href, start, children } = node;
    const rel = href === undefined ? undefined : "noopener noreferrer";
    return createElement(tag, { key: index, href, start, rel }, ...renderLegalNodes(children));
  });
}
