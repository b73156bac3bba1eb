import { type HubView, type KidView, STANDARD_THEME, type Theme } from "@giftling/domain";
import { Skeleton } from "@mantine/core";
import { useMemo } from "react";
import { trpc } from "../../trpc.ts";
import { HubSheet } from "../hub/hub-sheet.tsx";
import classes from "./look.module.css";

/** The family's own hub with a look, as far as its first child's lists are read. */
export function LookPreview({ theme, familyUrl }: { theme: Theme; familyUrl: string }) {
  const kids = trpc.kids.list.useQuery();
  const kid = kids.data?.[0];
  const kidId = kid?.id ?? "";
  const options = { enabled: kid !== undefined };
  const payment = trpc.links.listPayment.useQuery({ kidId }, options).data;
  const registry = trpc.links.listRegistry.useQuery({ kidId }, options).data;
  const wishlist = trpc.wishlist.list.useQuery({ kidId }, options).data;
  const hub = useMemo(
    (): HubView | null =>
      kid === undefined
        ? null
        : {
            ...bareHub(kid, familyUrl),
            paymentLinks: payment ?? [],
            registryLinks: registry ?? [],
            wishlist: (wishlist ?? []).map((item) => ({ ...item, isOnWall: true })),
          },
    [kid, familyUrl, payment, registry, wishlist],
  );
  const dressed = useMemo(() => hub && { ...hub, theme }, [hub, theme]);
  return (
    <section className={classes.preview} aria-label="Preview of your hub">
      <p className={classes.caption}>What relatives will see</p>
      <div className={classes.frame}>
        {dressed ? <HubSheet hub={dressed} /> : <Skeleton height="100%" aria-hidden />}
      </div>
    </section>
  );
}

function bareHub(kid: KidView, familyUrl: string): HubView {
  const { id, firstName, birthdayMonth, birthdayDay, grade, bio, avatarUrl } = kid;
  return {
    familyUrl,
    kid: { id, firstName, birthdayMonth, birthdayDay, grade, bio, avatarUrl },
    paymentLinks: [],
    registryLinks: [],
    wishlist: [],
    updates: [],
    contributions: [],
    contributedByType: { "529": 0, other: 0 },
    referralCode: null,
    showsBranding: false,
    theme: STANDARD_THEME,
  };
}
