type KidSizeRow = {
  /** What a kid wears, or what it likes. */
  kind: "size" | "like";
};

/**
 * What a kid wears and likes (rule: sizes), in the order of the form and of the hub. What the API takes and answers, the form's
 * values and the export follow from these rows. Apart from their rules, which no hub needs.
 */
export const KID_SIZES = {
  tops: { kind: "size" },
  bottoms: { kind: "size" },
  shoes: { kind: "size" },
  coat: { kind: "size" },
  loves: { kind: "like" },
  pleaseNot: { kind: "like" },
} as const satisfies Record<string, KidSizeRow>;

export type KidSize = keyof typeof KID_SIZES;

const isSize = (name: string): name is KidSize => name in KID_SIZES;
export const KID_SIZE_NAMES: readonly KidSize[] = Object.keys(KID_SIZES).filter(isSize);
