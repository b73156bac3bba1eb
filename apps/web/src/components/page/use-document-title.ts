import { getSiteName } from "@giftling/messages/language";
import { useEffect } from "react";

/** Sets the title of the document. The name of the site follows the title of its page, unless `isNamed` is false. */
export function useDocumentTitle(title: string, isNamed = true): void {
  useEffect(() => {
    document.title = isNamed ? `${title} | ${getSiteName()}` : title;
  }, [title, isNamed]);
}
