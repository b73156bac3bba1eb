import { isSafeWebAddress } from "@giftling/domain";
import { Anchor } from "@mantine/core";

/** The site of an address, such as "target.com". */
export const siteOf = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

/**
 * Leads to an address that the parent gave, named by its site ("target.com") or by `name`; nothing for an unsafe one
 * (rule: web-addresses).
 */
export function AddressLink({ url, name }: { url: string; name?: string | undefined }) {
  if (!isSafeWebAddress(url)) return null;
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit>
      {name ?? siteOf(url)}
    </Anchor>
  );
}
