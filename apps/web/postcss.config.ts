import mantine from "postcss-preset-mantine";
import { UNUSED_PALETTES } from "./unused-palettes.ts";

const leftOut = new RegExp(`^--mantine-color-(${UNUSED_PALETTES.join("|")})-`);

const ownPalettes = {
  postcssPlugin: "own-palettes",
  Declaration: (declaration: { prop: string; remove: () => unknown }) => {
    if (leftOut.test(declaration.prop)) declaration.remove();
  },
};

export default { plugins: [mantine(), ownPalettes] };
