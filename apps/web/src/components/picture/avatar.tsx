import { formatInitials, getAvatarColorIndex } from "@giftling/domain";
import classes from "./avatar.module.css";
import { usePictureError } from "./use-picture-error.ts";

/** Color tones of avatars, defined in avatar.module.css. */
const TONES = ["evergreen", "coral", "sun", "ocean", "plum", "clay"] as const;

type AvatarProps = {
  name: string;
  /** URL of the picture. Initials are shown if the URL is null or the picture fails to load. */
  src?: string | null;
  /** Width and height of the avatar in CSS pixels. */
  size?: number;
  /** Whether the picture has a high fetch priority. */
  isMain?: boolean;
};

/**
 * Renders a person's picture or initials. Both are hidden from screen readers, because the person's name is adjacent.
 */
export function Avatar({ name, src = null, size = 44, isMain = false }: AvatarProps) {
  const { isBroken, watch } = usePictureError(src);
  const style = { width: size, height: size };
  if (src && !isBroken) {
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        style={style}
        className={classes.picture}
        fetchPriority={isMain ? "high" : undefined}
        {...watch}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classes.initials}
      data-tone={TONES[getAvatarColorIndex(name, TONES.length)]}
      style={{ ...style, fontSize: Math.round(size * 0.38) }}
    >
      {formatInitials(name)}
    </span>
  );
}

/**
 * Renders a square with the first letter of a name, on a color derived from the name. `size` is the width in CSS
 * pixels. The square is hidden from screen readers, because the name is adjacent.
 */
export function LetterTile({ name, size }: { name: string; size: number }) {
  const [letter] = formatInitials(name);
  return (
    <span
      aria-hidden="true"
      className={classes.initials}
      data-tone={TONES[getAvatarColorIndex(name, TONES.length)]}
      style={{
        width: size,
        height: size,
        borderRadius: Math.round(size / 4),
        fontSize: Math.round(size * 0.42),
      }}
    >
      {letter}
    </span>
  );
}
