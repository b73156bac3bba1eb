import { useDashboard } from "../dashboard-context.ts";
import { PasskeyOffer } from "./passkey-offer.tsx";
import { PlanBanner } from "./plan-banner.tsx";

/** Renders the passkey offer and the plan notice. Default export for `useLazyComponent`. */
export default function TodayNotice() {
  const { kid, user } = useDashboard();
  return (
    <>
      {user.offersPasskey && <PasskeyOffer />}
      <PlanBanner kid={kid} />
    </>
  );
}
