import { getSharedWish, type SharedText } from "@giftling/domain";
import { sectionLoadErrorMessage } from "@giftling/messages/entries/list";
import { kidsLoadErrorTitle } from "@giftling/messages/wishlist/add-page";
import { createFileRoute, Navigate, useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { PrivatePage } from "../access/private-page.tsx";
import { useParent } from "../access/session.ts";
import { ErrorState } from "../components/loading/error-state.tsx";
import { FullScreenLoader } from "../components/loading/full-screen-loader.tsx";
import { AddWishPage } from "../features/add/add-page.tsx";
import {
  getSharedTextAfterSignIn,
  readSharedText,
  removeSharedTextFromUrl,
  saveSharedTextForSignIn,
} from "../features/add/shared-text.ts";
import { trpc } from "../trpc.ts";

/** Route /add, which adds a page from the bookmarklet or another app as a wish (rule: add-from-anywhere). */
export const Route = createFileRoute("/add")({
  validateSearch: ({ url, text, title }): SharedText => ({
    ...(typeof url === "string" && { url }),
    ...(typeof text === "string" && { text }),
    ...(typeof title === "string" && { title }),
  }),
  // Batched with the session request.
  loader: ({ context }) => {
    void context.queries.kids.list.prefetch();
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const [shared] = useState(() => readSharedText(search, window.location.hash));
  const href = useLocation({ select: (location) => location.href });
  const [returnTo] = useState(() => saveSharedTextForSignIn(href, shared));
  return (
    <PrivatePage returnTo={returnTo}>
      <Add shared={shared} returnTo={returnTo} />
    </PrivatePage>
  );
}

function Add({ shared, returnTo }: { shared: SharedText; returnTo: string }) {
  const user = useParent();
  const kids = trpc.kids.list.useQuery();
  const [gift] = useState(() => getSharedWish(getSharedTextAfterSignIn(shared)));
  useEffect(() => {
    // If the session expires, sign-in returns to the URL of the page, which must not be too long.
    if (returnTo === "/add") removeSharedTextFromUrl();
  }, [returnTo]);
  if (user.isTrialLocked || kids.data?.length === 0) return <Navigate to="/dashboard" />;
  if (kids.isError) {
    return (
      <ErrorState
        fullPage
        title={kidsLoadErrorTitle()}
        message={sectionLoadErrorMessage()}
        error={kids.error}
        onRetry={() => void kids.refetch()}
      />
    );
  }
  const [first, ...others] = kids.data ?? [];
  if (first === undefined) return <FullScreenLoader />;
  return <AddWishPage familyUrl={user.familyUrl ?? ""} kids={[first, ...others]} shared={gift} />;
}
