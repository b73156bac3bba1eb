import type { HubView } from "@giftling/domain";
import { useMemo } from "react";
import { HubContext, INERT_HUB_CONTEXT } from "../flow/hub-context.ts";
import { HubSections } from "../sections/hub-sections.tsx";
import classes from "./hub-miniature.module.css";
import pageClasses from "./hub-page.module.css";
import { getScopedCssVariables } from "./hub-theme.tsx";

/**
 * Renders an inert preview of a hub with the hub's own components and theme, regardless of the parent's color scheme.
 * The preview is hidden from screen readers, because the surrounding text describes the hub.
 */
export function HubMiniature({ hub }: { hub: HubView }) {
  const context = useMemo(() => ({ ...INERT_HUB_CONTEXT, hub }), [hub]);
  return (
    <div
      className={`${pageClasses.page} ${classes.sheet}`}
      style={getScopedCssVariables(hub.theme)}
      aria-hidden="true"
      inert
    >
      <HubContext value={context}>
        <HubSections />
      </HubContext>
    </div>
  );
}
