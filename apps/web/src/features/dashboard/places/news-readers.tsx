import { FollowersSection } from "../../updates/followers/followers-section.tsx";
import { WallSection } from "../../wall/wall-section.tsx";

/** Renders the followers of a kid's news and the wall. Only /dashboard/news loads this module. */
export default function FollowersAndWall(about: { kidId: string; firstName: string }) {
  return (
    <>
      <FollowersSection {...about} />
      <WallSection {...about} />
    </>
  );
}
