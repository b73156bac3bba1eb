import { useLocation, useNavigate } from "@tanstack/react-router";
import { lazyPopup } from "../../components/dialog/lazy-popup.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Whether the child's page was just finished: the dashboard opens with its launch. */
    isLaunch?: boolean;
  }
}

const LaunchScreen = lazyPopup(() => import("./launch-screen.tsx"));

/** Renders the launch over the dashboard (rule: launch), as long as the history entry says so. A reload keeps it. */
export function Launch(props: {
  path: string;
  kid: { firstName: string; avatarUrl: string | null };
  /** Called when the page's URL was sent or copied. */
  onShared: () => void;
  /** Called when the page was previewed. */
  onSeen: () => void;
}) {
  const isLaunch = useLocation({ select: ({ state }) => state.isLaunch === true });
  const navigate = useNavigate();
  const close = () => void navigate({ to: ".", search: true, state: {}, replace: true });
  return <LaunchScreen {...props} opened={isLaunch} onClose={close} />;
}
