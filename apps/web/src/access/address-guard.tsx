import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { decideAccess } from "./guards.ts";
import { useSession } from "./session.ts";

/**
 * Leads a parent without an address to onboarding from any page that is not theirs yet (rule: access-table).
 * It works beside the page and never holds it back: public pages do not wait for the session (rule: private-routes).
 */
export function AddressGuard() {
  const { state } = useSession();
  const path = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  const access = decideAccess(state, path);
  const target = access.kind === "redirect" ? access.to : null;
  useEffect(() => {
    if (target) void navigate({ to: target, replace: true });
  }, [target, navigate]);
  return null;
}
