import * as commonWords from "@giftling/messages/common";
import type { MouseEvent, ReactNode } from "react";
import buttons from "./hub-buttons.module.css";

type MoreLinkProps = {
  /** The list that the address shows whole where no script runs (rule: hub-lists). */
  list: "wall" | "updates";
  kidId: string;
  headingId: string;
  onClick: (event: MouseEvent) => void;
  isLoading: boolean;
  children: ReactNode;
};

/** Shows more of a list: here with a script, on the page of its address without one. */
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
