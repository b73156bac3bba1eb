import type { KidProps } from "../../entries/entry-section.tsx";
import { DigestSection } from "../../updates/digest/digest-section.tsx";
import { FollowersSection } from "../../updates/followers/followers-section.tsx";
import { WallSection } from "../../wall/wall-section.tsx";

/** Renders the sections for a kid's digest, followers and wall, which only /dashboard/news loads. */
export default function FollowersAndWallSections(about: KidProps) {
  return (
    <>
      <DigestSection kidId={about.kidId} />
      <FollowersSection {...about} />
      <WallSection {...about} />
    </>
  );
}
