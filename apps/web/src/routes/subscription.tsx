import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PrivatePage } from "../access/private-page.tsx";
import { useParent } from "../access/session.ts";
import {
  getCheckoutReturnPurpose,
  parseSubscriptionSearchParams,
} from "../features/subscription/checkout/checkout-return-purpose.ts";
import { SubscriptionPage } from "../features/subscription/subscription-page.tsx";

/** Route /subscription, the return URL of the payment provider's pages (rule: subscription-page). */
export const Route = createFileRoute("/subscription")({
  validateSearch: parseSubscriptionSearchParams,
  component: () => (
    <PrivatePage>
      <Subscription />
    </PrivatePage>
  ),
});

function Subscription() {
  const user = useParent();
  const search = Route.useSearch();
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  return (
    <SubscriptionPage
      user={user}
      now={now}
      returned={getCheckoutReturnPurpose(search)}
      onSettled={() => void navigate({ to: "/subscription", replace: true })}
    />
  );
}
