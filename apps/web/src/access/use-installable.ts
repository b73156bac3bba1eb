import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER } from "@giftling/domain/languages/rules";
import { language } from "@giftling/messages/language";
import { useEffect } from "react";

/** English has no name of its own; what belongs to the other languages is made by the build (installable.ts). */
const isDefault = () => language() === DEFAULT_LANGUAGE;

/**
 * Makes a parent's page installable and lets it say when the connection is away. Only these pages: whoever puts a hub on
 * their phone's screen must get that hub, and no worker may stand before it.
 */
export function useInstallable(pathname: string): void {
  const page = pathname.split("/")[1] ?? "";
  useEffect(() => {
    const link = document.createElement("link");
    link.rel = "manifest";
    link.href = `/manifest${isDefault() ? "" : `.${language()}`}.webmanifest`;
    document.head.append(link);
    return () => link.remove();
  }, []);
  useEffect(() => {
    if (!import.meta.env.PROD || page === "") return;
    // A browser that refuses it shows its own page instead.
    navigator.serviceWorker
      ?.register(`/service-worker.js${isDefault() ? "" : `?${LANGUAGE_PARAMETER}=${language()}`}`, {
        scope: `/${page}`,
        updateViaCache: "none",
      })
      .catch(() => undefined);
  }, [page]);
}
