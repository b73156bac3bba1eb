import { useState } from "react";

/**
 * Returns whether the picture at `src` failed to load, so that a replacement can be shown. Pass `watch` to the `img`
 * element. `watch` also detects a failure that happened before the script ran.
 */
export function usePictureError(src: string | null) {
  const [broken, setBroken] = useState<string | null>(null);
  const watch = {
    onError: () => setBroken(src),
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setBroken(src);
    },
  };
  return { isBroken: src !== null && src === broken, watch };
}
