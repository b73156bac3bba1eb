import { DEMO_FAMILY_URL, STANDARD_THEME } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import { checkConnectionMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/page";
import { useDocumentTitle } from "@mantine/hooks";
import { lazyRouteComponent } from "@tanstack/react-router";
import { ErrorState } from "../../../components/loading/error-state.tsx";
import { isNotFound, trpc } from "../../../trpc.ts";
import type { LoadedLists } from "../flow/hub-context.ts";
import { HubCallToAction, HubFooter } from "../sections/hub-call-to-action.tsx";
import { HubHeader } from "../sections/top/hub-header.tsx";
import { KidSelector } from "../sections/top/kid-selector.tsx";
import { findSelectedKid } from "./find-selected-kid.ts";
import { HubContent } from "./hub-content.tsx";
import classes from "./hub-page.module.css";
import { HubContentSkeleton, HubSkeleton } from "./hub-skeleton.tsx";
import { HubTheme } from "./hub-theme.tsx";
import { useHubColorScheme } from "./use-hub-color-scheme.ts";

// Loaded lazily, because the page is shown only if a kid was deleted after the family was loaded.
const HubNotFound = lazyRouteComponent(() => import("./hub-not-found.tsx"), "HubNotFound");

type HubPageProps = {
  familyUrl: string;
  /** Value of the URL's `kid` parameter (rule: kid-address). */
  kid: string | undefined;
  /** Lists that the URL shows completely. */
  whole: LoadedLists;
};

/** Renders the public hub from the data that the route's loader has loaded (rule: hub-blocks). */
export function HubPage({ familyUrl, kid, whole }: HubPageProps) {
  const { kids, theme = STANDARD_THEME } =
    trpc.hub.kids.useQuery({ familyUrl }, { retryOnMount: false }).data ?? {};
  useHubColorScheme(theme);
  const selected = findSelectedKid(kids ?? [], kid);
  const hub = trpc.hub.kid.useQuery(
    { familyUrl, kidId: selected?.id ?? "" },
    // The route's loader has loaded the hub. A failed load is retried only manually.
    { enabled: selected !== undefined, retryOnMount: false },
  );
  useDocumentTitle(selected === undefined ? "Giftling" : words.hubTitle(selected.firstName));
  if (kids === undefined) return <HubSkeleton />;
  if (selected === undefined || isNotFound(hub.error)) return <HubNotFound />;
  const showsBranding = hub.data?.showsBranding ?? true;
  const isDemo = familyUrl === DEMO_FAMILY_URL;

  return (
    <div className={classes.page}>
      <HubTheme theme={theme} />
      <a href="#hub" className="skip-link">
        {commonWords.skipToContentLink()}
      </a>
      <div className={classes.column}>
        <HubHeader
          firstName={selected.firstName}
          showsBranding={showsBranding}
          title={hub.data?.title ?? null}
          language={hub.data?.language}
        />
        <main id="hub" tabIndex={-1} className={classes.main}>
          {isDemo && <p className={classes.sample}>{words.sampleHubNote()}</p>}
          {hub.data?.isPaused && (
            <p className={classes.sample} role="status">
              {words.pausedHubMessage()}
            </p>
          )}
          {kids.length > 1 && (
            <KidSelector
              familyUrl={familyUrl}
              kids={kids}
              selectedId={selected.id}
              language={hub.data?.language}
            />
          )}
          {hub.data !== undefined && <HubContent key={selected.id} hub={hub.data} whole={whole} />}
          {hub.isPending && <HubContentSkeleton />}
          {hub.error !== null && (
            <ErrorState
              title={words.pageLoadErrorTitle()}
              message={checkConnectionMessage()}
              error={hub.error}
              onRetry={() => void hub.refetch()}
              isRetrying={hub.isFetching}
            />
          )}
          {hub.data !== undefined && <HubCallToAction referralCode={hub.data.referralCode} />}
        </main>
        <HubFooter
          familyUrl={familyUrl}
          showsBranding={showsBranding}
          kidId={isDemo ? null : selected.id}
        />
      </div>
    </div>
  );
}
