import type { ComponentPropsWithoutRef, MouseEvent } from "react";

type Props = Omit<
  ComponentPropsWithoutRef<"a">,
  "href" | "target" | "rel" | "onClick" | "onAuxClick"
> & {
  /** URL that `getSafeUrl` has validated. */
  href: string;
  /** Called when the visitor clicks the link with the main or the middle mouse button. */
  onFollow?: () => void;
};

/**
 * Renders a link that opens another site in a new tab. `noopener` denies the site access to the hub's tab
 * (rule: web-addresses).
 */
export function ExternalLink({ href, onFollow, children, ...props }: Props) {
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
