import * as commonWords from "@giftling/messages/common";
import { Skeleton } from "../../../components/loading/skeleton.tsx";
import pageClasses from "./hub-page.module.css";
import classes from "./hub-skeleton.module.css";

/** Renders the loading state of the whole hub, including the header (rule: hub-blocks). */
export function HubSkeleton() {
  return (
    <div className={pageClasses.page}>
      <div className={pageClasses.column}>
        <div className={classes.header}>
          <Skeleton height={34} width={120} />
          <Skeleton height={44} width={104} />
        </div>
        <main>
          <HubContentSkeleton />
        </main>
      </div>
    </div>
  );
}

/** Renders the loading state of one kid's hub, without the header. */
export function HubContentSkeleton() {
  return (
    <div aria-busy="true" className={classes.content}>
      <Skeleton radius="circle" width={146} height={146} />
      <h1 className={classes.text}>
        <span role="status">{commonWords.loadingEllipsisStatus()}</span>
      </h1>
      <Skeleton height={26} width={220} />
      <Skeleton height={52} width={260} radius="xl" />
      <Skeleton height={18} width="90%" maxWidth={560} marginTop={18} />
      <Skeleton height={18} width="72%" maxWidth={460} />
      <Skeleton height={210} radius="card" marginTop={36} />
      <div className={classes.cards}>
        <Skeleton height={380} radius="card" />
        <Skeleton height={380} radius="card" />
      </div>
    </div>
  );
}
