import * as commonWords from "@giftling/messages/common";
import type { MouseEvent, ReactNode } from "react";
import buttons from "./hub-buttons.module.css";

type MoreLinkProps = {
  /** List that the URL shows completely without scripts (rule: hub-lists). */
  list: "wall" | "updates";
  kidId: string;
  headingId: string;
  onClick: (event: MouseEvent) => void;
  isLoading: boolean;
  children: ReactNode;
};

/** Renders the link to more of a list: in place with scripts, at its URL without. */
export function MoreLink({ list, kidId, headingId, onClick, isLoading, children }: MoreLinkProps) {
  return (
    <a
      href={`?kid=${kidId}&${list}=all#${headingId}`}
      className={buttons.quiet}
      onClick={onClick}
      aria-busy={isLoading}
    >
      {isLoading ? commonWords.loadingDots() : children}
    </a>
  );
}
