import { test } from "./test.ts";

export type ViewportSize = { width: number; height: number };

const SIZES: readonly ViewportSize[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Declares stories once for a phone and once for a desktop. */
export function describeAtEachSize(stories: (viewport: ViewportSize) => void): void {
  for (const viewport of SIZES) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport });
      stories(viewport);
    });
  }
}
