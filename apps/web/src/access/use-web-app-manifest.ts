import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER } from "@giftling/domain/languages/rules";
import { getLanguage } from "@giftling/messages/language";
import { useEffect } from "react";

/** Returns whether the page is in the default language, whose files have no language suffix (pwa-assets.ts). */
const isDefault = () => getLanguage() === DEFAULT_LANGUAGE;

/** Registers the service worker for one of the parents' pages, such as "settings". */
export const registerServiceWorker = (page: string) =>
  navigator.serviceWorker.register(
    `/service-worker.js${isDefault() ? "" : `?${LANGUAGE_PARAMETER}=${getLanguage()}`}`,
    { scope: `/${page}`, updateViaCache: "none" },
  );

/**
 * Adds a manifest and a service worker, so that a parent's page is installable and has an offline page. Public pages
 * must not call the hook, because a home screen icon of a hub must open that hub.
 */
export function useWebAppManifest(pathname: string): void {
  const page = pathname.split("/")[1] ?? "";
  useEffect(() => {
    const link = document.createElement("link");
    link.rel = "manifest";
    link.href = `/manifest${isDefault() ? "" : `.${getLanguage()}`}.webmanifest`;
    document.head.append(link);
    return () => link.remove();
  }, []);
  useEffect(() => {
    if (!import.meta.env.PROD || page === "" || !navigator.serviceWorker) return;
    // A browser that rejects the service worker shows its own offline page.
    registerServiceWorker(page).catch(() => undefined);
  }, [page]);
}
