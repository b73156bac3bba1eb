import { IconGift, IconHeart, IconHome, IconNotebook, IconSeedling } from "@tabler/icons-react";

/** Dashboard pages in navigation order. Phones show the first four pages in the bottom bar (rule: dashboard-places). */
export const DASHBOARD_PAGES = [
  { to: "/dashboard", Icon: IconHome },
  { to: "/dashboard/wishlist", Icon: IconGift },
  { to: "/dashboard/giving", Icon: IconSeedling },
  { to: "/dashboard/news", Icon: IconNotebook },
  { to: "/dashboard/people", Icon: IconHeart },
] as const;

export type DashboardPage = (typeof DASHBOARD_PAGES)[number];
export type DashboardPagePath = DashboardPage["to"];
