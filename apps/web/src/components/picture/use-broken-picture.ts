import { useState } from "react";

/**
 * Whether the picture at `src` can't be shown, so that something else takes its place. `watch` goes to its `img`: it hears
 * of a failure, and of one that came before the page's script did.
 */
export function useBrokenPicture(src: string | null) {
  const [broken, setBroken] = useState<string | null>(null);
  const watch = {
    onError: () => setBroken(src),
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setBroken(src);
    },
  };
  return { isBroken: src !== null && src === broken, watch };
}
