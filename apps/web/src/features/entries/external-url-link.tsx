import { isSafeUrl } from "@giftling/domain";
import { Anchor } from "@mantine/core";

/** Returns the host name of a URL without "www.", such as "target.com". */
export const getDisplayHost = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

/**
 * Renders a link to a URL that a parent entered. The link's text is `name` or, by default, the host name. Renders
 * nothing for an unsafe URL (rule: web-addresses).
 */
export function ExternalUrlLink({ url, name }: { url: string; name?: string | undefined }) {
  if (!isSafeUrl(url)) return null;
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit>
      {name ?? getDisplayHost(url)}
    </Anchor>
  );
}
