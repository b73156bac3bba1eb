import { useRouter } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { ErrorState } from "./error-state.tsx";

export function RouteErrorState(
  props: Pick<ComponentProps<typeof ErrorState>, "title" | "message" | "error">,
) {
  const router = useRouter();
  return <ErrorState fullPage {...props} onRetry={() => void router.invalidate()} />;
}
