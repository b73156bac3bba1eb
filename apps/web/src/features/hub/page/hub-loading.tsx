import { PALETTES, STANDARD_THEME } from "@giftling/domain";
import { Skeleton } from "@mantine/core";
import classes from "./hub-loading.module.css";
import pageClasses from "./hub-page.module.css";
import { useHubSurface } from "./use-hub-surface.ts";

/** The whole hub on its way, in the shape that it will have (rule: hub-blocks). */
export function HubLoading() {
  useHubSurface(PALETTES[STANDARD_THEME.palette]);
  return (
    <div className={pageClasses.page}>
      <div className={pageClasses.column}>
        <div className={classes.header}>
          <Skeleton height={34} width={120} radius="md" />
          <Skeleton height={44} width={104} radius="md" />
        </div>
        <main>
          <HubContentLoading />
        </main>
      </div>
    </div>
  );
}

/** One child's part of it, after another child was chosen. */
export function HubContentLoading() {
  return (
    <div aria-busy="true" className={classes.content}>
      <Skeleton circle height={146} />
      <h1 className={classes.text}>
        <span role="status">Loading...</span>
      </h1>
      <Skeleton height={26} width={220} radius="md" />
      <Skeleton height={52} width={260} radius="xl" />
      <Skeleton height={18} width="90%" maw={560} radius="md" mt={18} />
      <Skeleton height={18} width="72%" maw={460} radius="md" />
      <Skeleton height={210} radius="lg" mt={36} />
      <div className={classes.cards}>
        <Skeleton height={380} radius="lg" />
        <Skeleton height={380} radius="lg" />
      </div>
    </div>
  );
}
