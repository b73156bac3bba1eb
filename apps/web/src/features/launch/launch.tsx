import { useLocation, useNavigate } from "@tanstack/react-router";
import { lazyPopup } from "../../components/dialog/lazy-popup.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The child's page has just been finished: the dashboard opens with its launch. */
    isLaunch?: boolean;
  }
}

const LaunchScreen = lazyPopup(() => import("./launch-screen.tsx"));

/** The launch over the dashboard (rule: launch), as long as this entry of the history says so: a reload keeps it. */
export function Launch(props: {
  path: string;
  kid: { firstName: string; avatarUrl: string | null };
  /** Told when the page's address was sent or copied. */
  onShared: () => void;
  /** Told when the page was opened as others see it. */
  onSeen: () => void;
}) {
  const isLaunch = useLocation({ select: ({ state }) => state.isLaunch === true });
  const navigate = useNavigate();
  const close = () => void navigate({ to: ".", search: true, state: {}, replace: true });
  return <LaunchScreen {...props} opened={isLaunch} onClose={close} />;
}
