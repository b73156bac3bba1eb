import { usePictureError } from "./use-picture-error.ts";

/** Assumed size in pixels of a picture with unknown dimensions. */
const ASSUMED_SIZE = { width: 640, height: 400 } as const;

/**
 * Renders an uncropped picture, at most `maxHeight` pixels high. Space is reserved while the picture loads. Nothing is
 * rendered if loading fails. `className` may reduce the width but must not set the height.
 */
export function UncroppedPicture({
  src,
  width,
  height,
  maxHeight,
  className,
  alt = "",
}: {
  src: string;
  alt?: string;
  width: number | null;
  height: number | null;
  maxHeight: number;
  className: string | undefined;
}) {
  const { isBroken, watch } = usePictureError(src);
  if (isBroken) return null;
  const size = width === null || height === null ? ASSUMED_SIZE : { width, height };
  const scale = Math.min(1, maxHeight / size.height);
  return (
    <img
      {...watch}
      className={className}
      src={src}
      alt={alt}
      width={Math.round(size.width * scale)}
      height={Math.round(size.height * scale)}
      loading="lazy"
      decoding="async"
    />
  );
}
