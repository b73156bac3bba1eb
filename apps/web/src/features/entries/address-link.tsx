import { isSafeWebAddress } from "@giftling/domain";
import { Anchor } from "@mantine/core";

/** Returns the site of a URL, such as "target.com". */
export const siteOf = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

/**
 * Renders a link to a URL from the parent, named by its site ("target.com") or `name`; nothing for an unsafe URL (rule:
 * web-addresses).
 */
export function AddressLink({ url, name }: { url: string; name?: string | undefined }) {
  if (!isSafeWebAddress(url)) return null;
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit>
      {name ?? siteOf(url)}
    </Anchor>
  );
}
