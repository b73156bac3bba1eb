import { usePictureError } from "./use-picture-error.ts";

/** Assumed size of a picture without known dimensions. */
const USUAL = { width: 640, height: 400 } as const;

/**
 * Renders an uncropped picture, at most `maxHeight` pixels high. Space is reserved while it loads, and a failed picture
 * leaves no gap. `className` may narrow the picture but must not set its height.
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
  const size = width === null || height === null ? USUAL : { width, height };
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
