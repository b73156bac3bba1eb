import type { UserView } from "@giftling/domain";
import * as frameWords from "@giftling/messages/dashboard/frame";
import * as listWords from "@giftling/messages/entries/list";
import { useState } from "react";
import { ErrorState } from "../../../components/loading/error-state.tsx";
import { FullScreenLoading } from "../../../components/loading/full-screen-loading.tsx";
import { useLazyComponent } from "../../../components/loading/use-part.ts";

const load = () => import("./trial-ended.tsx");

/** Loads the page "Your trial has ended" and renders it. Most dashboards never need the page, so it is a separate chunk. */
export function LateTrialEnded({ user }: { user: UserView }) {
  const [tries, setTries] = useState(1);
  const { Part, failedFor } = useLazyComponent(load, tries);
  if (Part !== null) return <Part user={user} />;
  if (failedFor === null) return <FullScreenLoading />;
  return (
    <ErrorState
      fullPage
      title={frameWords.pageDidntLoad()}
      message={listWords.everythingIsSafe()}
      error={null}
      onRetry={() => setTries(tries + 1)}
    />
  );
}
