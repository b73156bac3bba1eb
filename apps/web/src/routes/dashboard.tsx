import { createFileRoute, Navigate, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { PrivatePage } from "../access/private-page.tsx";
import { useParent } from "../access/session.ts";
import { ErrorState } from "../components/loading/error-state.tsx";
import { FullScreenLoading } from "../components/loading/full-screen-loading.tsx";
import { DashboardPage } from "../features/dashboard/dashboard-page.tsx";
import { guessFirstKid, rememberFirstKid } from "../features/dashboard/first-kid.ts";
import { NoKids } from "../features/dashboard/no-kids.tsx";
import { TrialEnded } from "../features/dashboard/plan/trial-ended.tsx";
import { prefetchDashboard } from "../features/dashboard/prefetch-dashboard.ts";
import { trpc } from "../trpc.ts";

type DashboardSearch = { kid?: string };

/** /dashboard?kid= (rule: dashboard-kid). Everything it shows is asked for in one batch, before the page renders. */
export const Route = createFileRoute("/dashboard")({
  validateSearch: (search): DashboardSearch =>
    typeof search.kid === "string" ? { kid: search.kid } : {},
  loaderDeps: ({ search }) => ({ kid: search.kid }),
  loader: ({ context, deps }) => prefetchDashboard(context.queries, deps.kid ?? guessFirstKid()),
  component: () => (
    <PrivatePage>
      <Dashboard />
    </PrivatePage>
  ),
});

/** An address without a kid, or with a stranger's, is rewritten to the first (rule: dashboard-kid). */
function Dashboard() {
  const user = useParent();
  const { kid: asked } = Route.useSearch();
  const navigate = useNavigate();
  const query = trpc.kids.list.useQuery();
  const first = query.data?.[0];
  useEffect(() => {
    if (first !== undefined) rememberFirstKid(first.id);
  }, [first]);

  if (user.isTrialLocked) return <TrialEnded user={user} />;
  if (query.isError) {
    return (
      <ErrorState
        fullPage
        title="Your dashboard didn't load"
        message="Everything is safe. Please try again."
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.data === undefined) return <FullScreenLoading />;
  if (first === undefined) return <NoKids />;
  const kid = query.data.find((candidate) => candidate.id === asked);
  if (kid === undefined) return <Navigate to="/dashboard" search={{ kid: first.id }} replace />;
  return (
    <DashboardPage
      user={user}
      kids={query.data}
      kid={kid}
      onSelectKid={(next) => void navigate({ to: "/dashboard", search: { kid: next } })}
    />
  );
}
