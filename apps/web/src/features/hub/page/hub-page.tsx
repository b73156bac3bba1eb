import { DEMO_FAMILY_URL, STANDARD_THEME } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/page";
import { ErrorState } from "../../../components/loading/error-state.tsx";
import { useDocumentTitle } from "../../../components/page/use-document-title.ts";
import type { VisitorPageByKind } from "../../../visitor/visitor-page.ts";
import { HubCallToAction, HubFooter } from "../sections/hub-call-to-action.tsx";
import { HubHeader } from "../sections/top/hub-header.tsx";
import { KidSelector } from "../sections/top/kid-selector.tsx";
import { HubContent } from "./hub-content.tsx";
import classes from "./hub-page.module.css";
import { HubTheme } from "./hub-theme.tsx";
import { useHubColorScheme } from "./use-hub-color-scheme.ts";
import { useHubState } from "./use-hub-state.ts";

/** Renders the public hub of one kid from the data in the server-rendered document (rule: hub-blocks). */
export function HubPage({ hubKids, hub: loaded, whole }: VisitorPageByKind<"hub">) {
  const { familyUrl, kids, theme = STANDARD_THEME } = hubKids;
  const { hub, change, refresh, error, isPending } = useHubState(loaded);
  const { kid, isPaused, language, referralCode, showsBranding, title } = hub;
  useHubColorScheme(theme);
  useDocumentTitle(words.hubTitle(kid.firstName), false);
  const isDemo = familyUrl === DEMO_FAMILY_URL;

  return (
    <div className={classes.page}>
      <HubTheme theme={theme} />
      <a href="#hub" className="skip-link">
        {commonWords.skipLink()}
      </a>
      <div className={classes.column}>
        <HubHeader
          firstName={kid.firstName}
          showsBranding={showsBranding}
          title={title}
          language={language}
        />
        <main id="hub" tabIndex={-1} className={classes.main}>
          {isDemo && <p className={classes.sample}>{words.sampleHubNote()}</p>}
          {isPaused && (
            <p className={classes.sample} role="status">
              {words.pausedHubMessage()}
            </p>
          )}
          {kids.length > 1 && (
            <KidSelector
              familyUrl={familyUrl}
              kids={kids}
              selectedId={kid.id}
              language={language}
            />
          )}
          <HubContent hub={hub} change={change} refresh={refresh} whole={whole} />
          {error !== null && (
            <ErrorState
              title={words.pageLoadErrorTitle()}
              message={commonWords.checkConnectionMessage()}
              error={error}
              onRetry={refresh}
              isRetrying={isPending}
            />
          )}
          {showsBranding && <HubCallToAction referralCode={referralCode} />}
        </main>
        <HubFooter
          familyUrl={familyUrl}
          showsBranding={showsBranding}
          referralCode={referralCode}
          kidId={isDemo ? null : kid.id}
        />
      </div>
    </div>
  );
}
