import classes from "./avatar.module.css";
import { getAvatarTone, getInitials } from "./avatar-initials.ts";

/**
 * Renders a square with the first letter of a name, on a color derived from the name. `size` is the width in CSS
 * pixels. The square is hidden from screen readers, because the name is adjacent.
 */
export function LetterTile({ name, size }: { name: string; size: number }) {
  const [letter] = getInitials(name);
  return (
    <span
      aria-hidden="true"
      className={classes.initials}
      data-tone={getAvatarTone(name)}
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
