import { useLocation, useNavigate } from "@tanstack/react-router";
import { createLazyPopup } from "../../components/dialog/lazy-popup.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** True when the kid's hub was just finished. The dashboard then shows its launch. */
    isLaunch?: boolean;
  }
}

const LaunchScreen = createLazyPopup(() => import("./launch-screen.tsx"));

/**
 * Renders the launch over the dashboard while the history entry's state has `isLaunch`. The launch is still shown after a
 * reload (rule: launch).
 */
export function LaunchOverlay(props: {
  path: string;
  kid: { firstName: string; avatarUrl: string | null };
  /** Called when the hub's URL was shared or copied. */
  onShared: () => void;
  /** Called when the parent previewed the hub. */
  onSeen: () => void;
}) {
  const isLaunch = useLocation({ select: ({ state }) => state.isLaunch === true });
  const navigate = useNavigate();
  const close = () => void navigate({ to: ".", search: true, state: {}, replace: true });
  return <LaunchScreen {...props} opened={isLaunch} onClose={close} />;
}
