import { IconGift, IconHome, IconNotebook, IconSeedling } from "@tabler/icons-react";

/** The dashboard's places, in the order of its bars (rule: dashboard-places). */
export const PLACES = [
  { to: "/dashboard", name: "Today", Icon: IconHome },
  { to: "/dashboard/wishlist", name: "Wishlist", Icon: IconGift },
  { to: "/dashboard/giving", name: "Giving", Icon: IconSeedling },
  { to: "/dashboard/news", name: "News", Icon: IconNotebook },
] as const;

export type Place = (typeof PLACES)[number];
export type PlacePath = Place["to"];
