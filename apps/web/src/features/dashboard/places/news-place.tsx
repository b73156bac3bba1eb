import { usePart } from "../../../components/loading/use-part.ts";
import { trpc } from "../../../trpc.ts";
import { WallSection } from "../../gratitude/wall/wall-section.tsx";
import { UpdatesSection } from "../../updates/updates-section.tsx";
import { useDashboard } from "../dashboard-context.ts";
import { PlaceHeading } from "./place-heading.tsx";
import classes from "./places.module.css";

const loadFollowers = () => import("../../gratitude/followers/followers-section.tsx");

/** /dashboard/news: the family's updates, who follows them, and the wall as its parent tends it (rule: dashboard-places). */
export function NewsPlace() {
  const { kid, add } = useDashboard();
  const { Part: FollowersSection } = usePart(loadFollowers, true);
  // Asked for together with the wall, while the section is on its way.
  trpc.followers.list.useQuery({ kidId: kid.id });
  return (
    <>
      <PlaceHeading title={`${kid.firstName}'s news`} />
      <div className={classes.sections} key={kid.id}>
        <UpdatesSection kidId={kid.id} firstName={kid.firstName} onAdd={() => add("update")} />
        {FollowersSection !== null && <FollowersSection kidId={kid.id} firstName={kid.firstName} />}
        <WallSection kidId={kid.id} firstName={kid.firstName} />
      </div>
    </>
  );
}
