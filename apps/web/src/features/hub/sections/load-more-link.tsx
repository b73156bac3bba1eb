import * as commonWords from "@giftling/messages/common";
import type { MouseEvent, ReactNode } from "react";
import { useHub } from "../flow/hub-context.ts";
import buttons from "./hub-buttons.module.css";

type MoreLinkProps = {
  /** Name of the list that the page at the link's URL shows completely (rule: hub-lists). */
  list: "wall" | "updates" | "wishes";
  headingId: string;
  onClick: (event: MouseEvent) => void;
  isLoading?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Renders a link that shows more entries of a list. With JavaScript, the link loads entries in place. Without
 * JavaScript, the link leads to the complete list.
 */
export function LoadMoreLink({
  list,
  headingId,
  onClick,
  isLoading = false,
  className = buttons.quiet,
  children,
}: MoreLinkProps) {
  const { hub } = useHub();
  return (
    <a
      href={`?kid=${hub.kid.id}&${list}=all#${headingId}`}
      className={className}
      onClick={onClick}
      aria-busy={isLoading}
    >
      {isLoading ? commonWords.loadingMoreStatus() : children}
    </a>
  );
}
