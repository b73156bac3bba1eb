import type { ComponentPropsWithoutRef, MouseEvent } from "react";

type Props = Omit<
  ComponentPropsWithoutRef<"a">,
  "href" | "target" | "rel" | "onClick" | "onAuxClick"
> & {
  /** Checked with `safeAddress` before. */
  href: string;
  /** Called when the link is followed, by whichever button opens it. */
  onFollow?: () => void;
};

/** A link to somebody else's site: a new tab that knows nothing of this one (rule: web-addresses). */
export function OutsideLink({ href, onFollow, children, ...props }: Props) {
  const followByMiddleButton = (event: MouseEvent) => {
    if (event.button === 1) onFollow?.();
  };
  return (
    <a
      {...props}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onFollow}
      onAuxClick={followByMiddleButton}
    >
      {children}
    </a>
  );
}
