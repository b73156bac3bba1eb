import { WallSection } from "../../gratitude/wall/wall-section.tsx";
import { UpdatesSection } from "../../updates/updates-section.tsx";
import { useDashboard } from "../dashboard-context.ts";
import { PlaceHeading } from "./place-heading.tsx";
import classes from "./places.module.css";

/** /dashboard/news: the family's updates, and the wall as its parent tends it (rule: dashboard-places). */
export function NewsPlace() {
  const { kid, add } = useDashboard();
  return (
    <>
      <PlaceHeading title={`${kid.firstName}'s news`} />
      <div className={classes.sections} key={kid.id}>
        <UpdatesSection kidId={kid.id} firstName={kid.firstName} onAdd={() => add("update")} />
        <WallSection kidId={kid.id} firstName={kid.firstName} />
      </div>
    </>
  );
}
