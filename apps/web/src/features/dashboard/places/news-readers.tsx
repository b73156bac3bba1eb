import { FollowersSection } from "../../gratitude/followers/followers-section.tsx";
import { WallSection } from "../../gratitude/wall/wall-section.tsx";

/** Who follows a child's news, and the wall: what only /dashboard/news reads. By default export for `usePart`. */
export default function NewsReaders(about: { kidId: string; firstName: string }) {
  return (
    <>
      <FollowersSection {...about} />
      <WallSection {...about} />
    </>
  );
}
