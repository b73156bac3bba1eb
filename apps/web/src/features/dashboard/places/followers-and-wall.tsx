import type { KidProps } from "../../entries/entry-section.tsx";
import { FollowersSection } from "../../updates/followers/followers-section.tsx";
import { WallSection } from "../../wall/wall-section.tsx";

/** Renders a kid's followers and wall. Only /dashboard/news loads this module. */
export default function FollowersAndWall(about: KidProps) {
  return (
    <>
      <FollowersSection {...about} />
      <WallSection {...about} />
    </>
  );
}
