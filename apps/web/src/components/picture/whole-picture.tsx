import { useBrokenPicture } from "./use-broken-picture.ts";

/** The shape of a picture whose size is not known. */
const USUAL = { width: 640, height: 400 } as const;

/**
 * A picture shown whole, at most `maxHeight` pixels high, whose place is kept before it has loaded: its
 * attributes say how large it will be. One that can't be had leaves no hole. `className` may narrow it and must leave its height alone.
 */
export function WholePicture({
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
  const { isBroken, watch } = useBrokenPicture(src);
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
