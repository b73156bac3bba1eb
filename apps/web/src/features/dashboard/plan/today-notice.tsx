import { useDashboard } from "../dashboard-context.ts";
import { PasskeyOffer } from "./passkey-offer.tsx";
import { PlanBanner } from "./plan-banner.tsx";

/** Renders the offer of a passkey and the plan notice, as far as they apply. Default export for `useLazyComponent`. */
export default function TodayNotice() {
  const { kid, user } = useDashboard();
  return (
    <>
      {user.offersPasskey && <PasskeyOffer />}
      <PlanBanner kid={kid} />
    </>
  );
}
