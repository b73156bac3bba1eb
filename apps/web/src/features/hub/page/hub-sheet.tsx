import type { HubView } from "@giftling/domain";
import { useMemo } from "react";
import { HubContext } from "../flow/hub-context.ts";
import { HubBlocks } from "../sections/hub-blocks.tsx";
import pageClasses from "./hub-page.module.css";
import classes from "./hub-sheet.module.css";
import { scopedVariables } from "./scoped-variables.ts";

const ignore = () => undefined;

/**
 * A picture of a hub, small, made of the hub's own parts and in its own look, whatever the parent's own screen has. It can't
 * be used, and a screen reader leaves it out: what is around it says what it shows.
 */
export function HubSheet({ hub }: { hub: HubView }) {
  const context = useMemo(() => ({ hub, send: ignore }), [hub]);
  return (
    <div
      className={`${pageClasses.page} ${classes.sheet}`}
      style={scopedVariables(hub.theme)}
      aria-hidden="true"
      inert
    >
      <HubContext value={context}>
        <HubBlocks />
      </HubContext>
    </div>
  );
}
