import type { Theme } from "@giftling/domain";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/themes/themes";
import { SegmentedControl } from "@mantine/core";
import { useMemo, useState } from "react";
import { Skeleton } from "../../components/loading/skeleton.tsx";
import { trpc } from "../../trpc.ts";
import { usePreviewScroll } from "../hub/flow/use-shown-part.ts";
import { HubMiniature } from "../hub/page/hub-sheet.tsx";
import { createFamilyHub } from "./family-hub.ts";
import classes from "./theme.module.css";

/** Parts of the hub that the sample can show, with the anchor of each part. */
const PARTS = {
  Top: undefined,
  Wishlist: "#wishlist",
  Updates: "#recent-updates",
  Wall: "#wall-of-support",
} as const;
type Part = keyof typeof PARTS;

const PART_NAMES: readonly Part[] = ["Top", "Wishlist", "Updates", "Wall"];

/** Renders the hub of the family's first kid with a theme. Renders a placeholder until the hub's lists have loaded. */
export function ThemePreview({ theme, familyUrl }: { theme: Theme; familyUrl: string }) {
  const kid = trpc.kids.list.useQuery().data?.[0];
  const lists = useLists(kid?.id);
  const hub = useMemo(
    () => kid && lists && createFamilyHub(kid, familyUrl, theme, lists),
    [kid, familyUrl, theme, lists],
  );
  const [part, setPart] = useState<Part>("Top");
  const frame = usePreviewScroll(PARTS[part]);
  const hasUpdates = (hub?.updates.length ?? 0) > 0;
  return (
    <section className={classes.preview} aria-label={parentWords.hubPreviewAriaLabel()}>
      <div className={classes.shown}>
        <p className={classes.caption}>{parentWords.hubPreviewCaption()}</p>
        <SegmentedControl
          aria-label={words.previewSectionAriaLabel()}
          className={classes.parts}
          fullWidth
          value={part}
          onChange={(value) => setPart(PART_NAMES.find((name) => name === value) ?? "Top")}
          data={PART_NAMES.filter((name) => name !== "Updates" || hasUpdates).map((name) => ({
            value: name,
            label: words.getPreviewSectionLabel(name),
          }))}
        />
        <div className={classes.frame} ref={frame}>
          {hub ? <HubMiniature hub={hub} /> : <Skeleton height="100%" />}
        </div>
      </div>
    </section>
  );
}

/**
 * Returns the lists of a kid's hub, or null until they have loaded. They are loaded in one batch, and the dashboard has
 * already loaded most of them.
 */
function useLists(kidId = "") {
  const input = { kidId };
  const options = { enabled: kidId !== "" };
  const payment = trpc.links.listPayment.useQuery(input, options);
  const registry = trpc.links.listRegistry.useQuery(input, options);
  const wishes = trpc.wishlist.list.useQuery(input, options);
  const news = trpc.updates.list.useQuery(input, options);
  const given = trpc.gratitude.contributions.useQuery(input, options);
  const walled = trpc.gratitude.wall.useQuery(input, options);
  // Before the wishes have loaded, the hub would show its empty state.
  const isReading = [payment, registry, wishes, news, given, walled].some((one) => one.isPending);
  const [paymentLinks, registryLinks, wishlist] = [payment.data, registry.data, wishes.data];
  const [updates, contributions, wall] = [news.data, given.data, walled.data];
  return useMemo(
    () =>
      isReading ? null : { paymentLinks, registryLinks, wishlist, updates, contributions, wall },
    [isReading, paymentLinks, registryLinks, wishlist, updates, contributions, wall],
  );
}
