import { getSiteName } from "@giftling/messages/language";
import { useEffect } from "react";

/** Sets the document's title. Appends the site's name unless `isNamed` is false. */
export function useDocumentTitle(title: string, isNamed = true): void {
  useEffect(() => {
    document.title = isNamed ? `${title} | ${getSiteName()}` : title;
  }, [title, isNamed]);
}
