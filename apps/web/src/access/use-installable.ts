import { useEffect } from "react";

/**
 * Makes a parent's page installable and lets it say when the connection is away. Only these pages: whoever puts a hub on
 * their phone's screen must get that hub, and no worker may stand before it.
 */
export function useInstallable(pathname: string): void {
  const page = pathname.split("/")[1] ?? "";
  useEffect(() => {
    const link = document.createElement("link");
    link.rel = "manifest";
    link.href = "/manifest.webmanifest";
    document.head.append(link);
    return () => link.remove();
  }, []);
  useEffect(() => {
    if (!import.meta.env.PROD || page === "") return;
    // A browser that refuses it shows its own page instead.
    navigator.serviceWorker
      ?.register("/service-worker.js", { scope: `/${page}`, updateViaCache: "none" })
      .catch(() => undefined);
  }, [page]);
}
