import type { KidView } from "@giftling/domain";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { createLazyPopup } from "../../components/dialog/lazy-popup.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Whether the kid's hub was just finished, so that the dashboard shows the launch screen. */
    isLaunch?: boolean;
  }
}

const LaunchScreen = createLazyPopup(() => import("./launch-screen.tsx"));

/**
 * Renders the launch screen over the dashboard while the history entry's state contains `isLaunch`. The launch screen
 * survives a reload (rule: launch).
 */
export function LaunchOverlay(props: { path: string; kid: KidView }) {
  const isLaunch = useLocation({ select: ({ state }) => state.isLaunch === true });
  const navigate = useNavigate();
  const close = () => void navigate({ to: ".", search: true, state: {}, replace: true });
  return <LaunchScreen {...props} opened={isLaunch} onClose={close} />;
}
