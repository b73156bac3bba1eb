import type Sharp from "sharp";

/** sharp, loaded with the first picture: it takes 40 MB and a good part of a start, and many processes see no picture. */
export const loadSharp = async (): Promise<typeof Sharp> => (await import("sharp")).default;
