import { FIRST_KID_STORAGE_KEY } from "@giftling/domain";
import { dashboardLoadErrorTitle } from "@giftling/messages/dashboard/frame";
import { sectionLoadErrorMessage } from "@giftling/messages/entries/list";
import { createFileRoute, Navigate, useLocation, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { PrivatePage } from "../access/private-page.tsx";
import { useParent } from "../access/session.ts";
import { ErrorState } from "../components/loading/error-state.tsx";
import { FullScreenLoader } from "../components/loading/full-screen-loader.tsx";
import { Skeleton } from "../components/loading/skeleton.tsx";
import { readStorage, writeStorage } from "../components/memory/browser-storage.ts";
import { DashboardFrame } from "../features/dashboard/frame/dashboard-frame.tsx";
import { GivingPage } from "../features/dashboard/places/giving-page.tsx";
import { TodayPage } from "../features/dashboard/places/today-page.tsx";
import { UpdatesPage } from "../features/dashboard/places/updates-page.tsx";
import { WishlistPage } from "../features/dashboard/places/wishlist-page.tsx";
import { prefetchDashboard } from "../features/dashboard/prefetch-dashboard.ts";
import { useLiveDashboard } from "../features/dashboard/use-live-dashboard.ts";
import { trpc } from "../trpc.ts";

// Loads rarely shown pages lazily.
const TrialEndedPage = lazy(() => import("../features/dashboard/plan/trial-ended-page.tsx"));
const NoKids = lazy(async () => ({
  default: (await import("../features/dashboard/no-kids-page.tsx")).NoKidsPage,
}));

const People = lazy(() => import("../features/dashboard/places/people-page.tsx"));

type DashboardSearch = { kid?: string; wish?: string; person?: string; gift?: string };

/**
 * Route /dashboard and its child routes. The parameter `kid` selects the kid. `wish` and `person` select the details
 * shown beside the list. `gift` selects the first gift of the inbox. All data is requested in one batch before
 * rendering. The code of all child routes except for the people page is one chunk, so that navigation loads no code
 * (rule: dashboard-places).
 */
export const Route = createFileRoute("/dashboard")({
  validateSearch: ({ kid, wish, person, gift }): DashboardSearch => ({
    ...(typeof kid === "string" && { kid }),
    ...(typeof wish === "string" && { wish }),
    ...(typeof person === "string" && { person }),
    ...(typeof gift === "string" && { gift }),
  }),
  loaderDeps: ({ search: { kid } }) => ({ kid }),
  loader: ({ context, deps: { kid } }) => {
    // Without a kid in the URL, uses the stored first kid, so that one batch of requests is enough.
    const kidId = kid ?? readStorage("localStorage", FIRST_KID_STORAGE_KEY) ?? undefined;
    prefetchDashboard(context.queries, kidId);
  },
  component: () => (
    <PrivatePage>
      <Suspense fallback={<FullScreenLoader />}>
        <Dashboard />
      </Suspense>
    </PrivatePage>
  ),
});

/** Renders the dashboard for the kid in the URL, or redirects to the first kid (rule: dashboard-kid). */
function Dashboard() {
  const user = useParent();
  const { kid: asked, gift } = Route.useSearch();
  const navigate = useNavigate();
  const query = trpc.kids.list.useQuery();
  useLiveDashboard();
  const first = query.data?.[0];
  useEffect(() => {
    if (first !== undefined) writeStorage("localStorage", FIRST_KID_STORAGE_KEY, first.id);
  }, [first]);

  if (user.isTrialLocked) return <TrialEndedPage user={user} />;
  if (query.isError) {
    return (
      <ErrorState
        fullPage
        title={dashboardLoadErrorTitle()}
        message={sectionLoadErrorMessage()}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.data === undefined) return <FullScreenLoader />;
  if (first === undefined) return <NoKids />;
  const kid = query.data.find((candidate) => candidate.id === asked);
  if (kid === undefined) return <Navigate to="." search={{ kid: first.id }} replace />;
  return (
    <DashboardFrame
      user={user}
      kids={query.data}
      kid={kid}
      giftId={gift}
      onSelectKid={(next) => void navigate({ to: ".", search: { kid: next } })}
    >
      <CurrentDashboardPage />
    </DashboardFrame>
  );
}

function CurrentDashboardPage() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  switch (path) {
    case "/dashboard/wishlist":
      return <WishlistPage />;
    case "/dashboard/giving":
      return <GivingPage />;
    case "/dashboard/news":
      return <UpdatesPage />;
    case "/dashboard/people":
      return (
        <Suspense fallback={<Skeleton height={400} radius="card" />}>
          <People />
        </Suspense>
      );
    default:
      return <TodayPage />;
  }
}
