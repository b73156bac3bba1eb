import { FollowersSection } from "../../gratitude/followers/followers-section.tsx";
import { WallSection } from "../../gratitude/wall/wall-section.tsx";

/** Renders the followers of a child's news, and the wall, which only /dashboard/news loads. */
export default function NewsReaders(about: { kidId: string; firstName: string }) {
  return (
    <>
      <FollowersSection {...about} />
      <WallSection {...about} />
    </>
  );
}
