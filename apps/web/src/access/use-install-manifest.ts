import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER } from "@giftling/domain/languages/rules";
import { getLanguage } from "@giftling/messages/language";
import { useEffect } from "react";

/** English files have no language suffix. The build writes the files of other languages (installable.ts). */
const isDefault = () => getLanguage() === DEFAULT_LANGUAGE;

/**
 * Makes a parent's page installable and gives it an offline page. Public pages are excluded: a hub added to a home screen
 * must open that hub, without a service worker.
 */
export function useInstallManifest(pathname: string): void {
  const page = pathname.split("/")[1] ?? "";
  useEffect(() => {
    const link = document.createElement("link");
    link.rel = "manifest";
    link.href = `/manifest${isDefault() ? "" : `.${getLanguage()}`}.webmanifest`;
    document.head.append(link);
    return () => link.remove();
  }, []);
  useEffect(() => {
    if (!import.meta.env.PROD || page === "") return;
    // A browser that rejects the service worker shows its own offline page.
    navigator.serviceWorker
      ?.register(
        `/service-worker.js${isDefault() ? "" : `?${LANGUAGE_PARAMETER}=${getLanguage()}`}`,
        {
          scope: `/${page}`,
          updateViaCache: "none",
        },
      )
      .catch(() => undefined);
  }, [page]);
}
