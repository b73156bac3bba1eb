import type { HubView } from "@giftling/domain";
import { useMemo } from "react";
import { HubContext, NOT_WHOLE } from "../flow/hub-context.ts";
import { HubBlocks } from "../sections/hub-blocks.tsx";
import pageClasses from "./hub-page.module.css";
import classes from "./hub-sheet.module.css";
import { scopedVariables } from "./scoped-variables.ts";

const ignore = () => undefined;

/**
 * A small preview of a hub, made of the hub's own components and in its theme, whatever the parent's colour scheme. It can't
 * be used, and a screen reader skips it: the text around it says what it shows.
 */
export function HubSheet({ hub }: { hub: HubView }) {
  const context = useMemo(() => ({ hub, send: ignore, whole: NOT_WHOLE }), [hub]);
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
