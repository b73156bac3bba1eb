import { getEducationLink, type LinkWithKind } from "@giftling/domain";
import { IconGift, IconSeedling, IconWallet } from "@tabler/icons-react";

export function getGivingIcon(entry: LinkWithKind | { kind: "wishlistItem" }): typeof IconGift {
  if (entry.kind !== "paymentLink") return IconGift;
  return getEducationLink(entry) ? IconSeedling : IconWallet;
}
