import classes from "./avatar.module.css";
import { getInitials, initialsColor } from "./avatar-initials.ts";
import { useBrokenPicture } from "./use-broken-picture.ts";

type AvatarProps = {
  name: string;
  /** URL of the picture. Without a URL, or when the picture fails to load, initials are shown. */
  src?: string | null;
  /** Width and height in CSS pixels. */
  size?: number;
};

/** Renders a person's picture or initials. The element is decorative, because the name is shown beside it. */
export function Avatar({ name, src = null, size = 44 }: AvatarProps) {
  const { isBroken, watch } = useBrokenPicture(src);
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
        {...watch}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classes.initials}
      data-tone={initialsColor(name)}
      style={{ ...style, fontSize: Math.round(size * 0.38) }}
    >
      {getInitials(name)}
    </span>
  );
}
