import type { ConfigView } from "@giftling/domain";
import { createContext, useContext } from "react";

/** Data about the installation, the visitor and the URL, available to every page. */
type PageContextValue = {
  config: ConfigView;
  /** Whether a parent is signed in. False until the session is known. */
  isSignedIn: boolean;
  /** Query string of the URL, including the question mark. Empty for a URL without a query. */
  search: string;
};

/** Settings used until the API responds. Needed only in `pnpm dev`, because built pages contain settings. */
export const DEFAULT_CONFIG: ConfigView = {
  identityProvider: "",
  billing: true,
  signUps: "open",
  contactEmail: "",
  salesEmail: "",
};

export const PageContext = createContext<PageContextValue>({
  config: DEFAULT_CONFIG,
  isSignedIn: false,
  search: "",
});

/** Returns the settings of the installation. `identityProvider` is empty until the API responds. */
export const useConfig = (): ConfigView => useContext(PageContext).config;
