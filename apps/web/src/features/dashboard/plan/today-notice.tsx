import type { KidView } from "@giftling/domain";
import { useDashboard } from "../dashboard-context.ts";
import { PasskeyOffer } from "./passkey-offer.tsx";
import { PlanBanner } from "./plan-banner.tsx";

/** Renders the plan notice for a kid, or without a kid the offer of a passkey. Default export for `useLazyComponent`. */
export default function TodayNotice({ kid }: { kid?: KidView }) {
  const { user } = useDashboard();
  if (kid !== undefined) return <PlanBanner kid={kid} />;
  return user.offersPasskey && <PasskeyOffer />;
}
