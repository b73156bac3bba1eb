type KidSizeRow = {
  kind: "size" | "like";
};

/**
 * Sizes and likes of a kid, in the order of the kid form and of the hub. API schemas, form values and the export are
 * derived from this table. The validation rules are in size-rules.ts, which hubs do not load (rule: sizes).
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
