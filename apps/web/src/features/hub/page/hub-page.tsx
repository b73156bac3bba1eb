import { DEFAULT_HUB_THEME, DEMO_FAMILY_URL, type HubView } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/page";
import { useState } from "react";
import { getErrorCode, isNotFoundError } from "../../../api-error.ts";
import { ErrorState } from "../../../components/loading/error-state.tsx";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import { useDocumentTitle } from "../../../components/page/use-document-title.ts";
import { queryApi } from "../../../visitor/call-api.ts";
import { useApiCall } from "../../../visitor/use-api-call.ts";
import type { VisitorPageByKind } from "../../../visitor/visitor-page.ts";
import { HubCallToAction, HubFooter } from "../sections/hub-call-to-action.tsx";
import { HubHeader } from "../sections/top/hub-header.tsx";
import { KidSelector } from "../sections/top/kid-selector.tsx";
import { HubContent } from "./hub-content.tsx";
import classes from "./hub-page.module.css";
import { HubTheme } from "./hub-theme.tsx";

/**
 * Returns the displayed hub, functions that edit or reload the hub, and the state of the latest reload. If the hub
 * requires a passcode, the browser reloads the page, because the server renders the passcode form.
 */
export function useHubState(loaded: HubView) {
  const [hub, setHub] = useState(loaded);
  const { familyUrl, kid } = loaded;
  const { run, error, isPending } = useApiCall(async () =>
    setHub(await queryApi("hub", "kid", { familyUrl, kidId: kid.id })),
  );
  const refresh = () =>
    void run().catch((failure) => {
      if (getErrorCode(failure) === "PASSCODE_REQUIRED") window.location.reload();
    });
  return { hub, change: setHub, refresh, error, isPending };
}

const loadProblemPage = () => import("../../../visitor/visitor-error-page.tsx");

/**
 * Renders the public hub of one kid from the data in the server-rendered document. Renders the error page for a missing
 * hub after the family deleted the kid. A reload would show another kid (rules: hub-blocks, live-pages).
 */
export function HubPage({ hubKids, hub: loaded, whole }: VisitorPageByKind<"hub">) {
  const { kids, theme = DEFAULT_HUB_THEME } = hubKids;
  const { hub, change, refresh, error, isPending } = useHubState(loaded);
  const { kid, isPaused, referralCode, showsBranding } = hub;
  useDocumentTitle(words.hubTitle(kid.firstName), false);
  const { Part: ProblemPage } = useLazyComponent(loadProblemPage, isNotFoundError(error));
  if (ProblemPage !== null) return <ProblemPage kind="missing" resource="hub" />;

  return (
    <div className={classes.page}>
      <HubTheme theme={theme} />
      <a href="#hub" className="skip-link">
        {commonWords.skipLink()}
      </a>
      <div className={classes.column}>
        <HubHeader hub={hub} />
        <main id="hub" tabIndex={-1} className={classes.main}>
          {hub.familyUrl === DEMO_FAMILY_URL && (
            <p className={classes.sample}>{words.demoHubNote()}</p>
          )}
          {isPaused && (
            <p className={classes.sample} role="status">
              {words.pausedHubMessage()}
            </p>
          )}
          {kids.length > 1 && <KidSelector kids={kids} hub={hub} />}
          <HubContent hub={hub} change={change} refresh={refresh} whole={whole} />
          {error !== null && (
            <ErrorState
              title={words.pageLoadErrorTitle()}
              message={commonWords.connectionErrorMessage()}
              error={error}
              onRetry={refresh}
              isRetrying={isPending}
            />
          )}
          {showsBranding && <HubCallToAction referralCode={referralCode} />}
        </main>
        <HubFooter hub={hub} />
      </div>
    </div>
  );
}
