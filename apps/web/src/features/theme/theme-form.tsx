import { getHubColors, PALETTES, type Theme, type ThemeView } from "@giftling/domain";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/themes/themes";
import { Modal, SegmentedControl } from "@mantine/core";
import { useId, useState } from "react";
import { Button } from "../../components/button.tsx";
import { EditConflictQuestion } from "../../components/dialog/edit-conflict-question.tsx";
import { Skeleton } from "../../components/loading/skeleton.tsx";
import { PremiumButton } from "../../components/premium-button.tsx";
import { trpc } from "../../trpc.ts";
import { useLinkLists } from "../entries/lists/link-procedures.ts";
import { usePreviewScroll } from "../hub/flow/use-preview-scroll.ts";
import { HubMiniature } from "../hub/page/hub-miniature.tsx";
import { createFamilyHub } from "./family-hub.ts";
import classes from "./theme.module.css";
import { CoverChoices, PaletteChoices } from "./theme-choices.tsx";
import { type ThemeFormState, useThemeForm } from "./use-theme-form.ts";

/** Renders the choices of palette, custom color and cover, next to a preview of the hub (rule: hub-themes). */
export function ThemeForm({
  view,
  isPremium,
  familyUrl,
}: {
  view: ThemeView;
  isPremium: boolean;
  familyUrl: string;
}) {
  const form = useThemeForm(view, isPremium);
  const { isOpen, version, differences, settle } = form.question;
  return (
    <>
      <div className={classes.form}>
        <div className={classes.choices}>
          <PaletteChoices form={form} marksPlans={!isPremium} />
          <CustomColorField form={form} marksPremium={!isPremium} />
          <CoverChoices form={form} marksPlans={!isPremium} />
          <div aria-live="polite">
            {(form.isOnlyTried || form.isKept) && (
              <div className={classes.upsell}>
                <p>{form.isOnlyTried ? words.premiumThemeNote() : words.savedPremiumThemeNote()}</p>
                <PremiumButton />
              </div>
            )}
          </div>
        </div>
        <ThemePreview theme={form.theme} familyUrl={familyUrl} />
      </div>
      <Modal opened={isOpen} onClose={() => settle()} title={words.themeTitle()}>
        <EditConflictQuestion key={version} differences={differences} onKept={settle} />
      </Modal>
    </>
  );
}

/** Renders the field for a custom color, which replaces the palette's color. */
function CustomColorField({ form, marksPremium }: { form: ThemeFormState; marksPremium: boolean }) {
  const id = useId();
  const { palette, accent } = form.theme;
  return (
    <div className={classes.group}>
      <div className={classes.own}>
        <input
          id={id}
          className={classes.color}
          type="color"
          value={accent ?? PALETTES[palette].accent}
          aria-describedby={`${id}-note`}
          onChange={(event) => form.choose({ accent: event.currentTarget.value }, true)}
        />
        <label className={classes.ownLabel} htmlFor={id}>
          <span className={classes.legend}>{words.customColorLabel()}</span>
          {marksPremium && <span className={classes.mark}>Premium</span>}
        </label>
        {accent !== null && (
          <Button variant="default" onClick={() => form.choose({ accent: null })}>
            {words.applyPaletteColorButton()}
          </Button>
        )}
      </div>
      <p className={classes.note} id={`${id}-note`} aria-live="polite">
        {accent === null
          ? words.paletteColorHint(words.getPaletteName(palette))
          : describeAdjustment(form.theme)}
      </p>
    </div>
  );
}

/** Returns a note about how the hub uses a custom color, or about why the color was adjusted. */
function describeAdjustment(theme: Theme): string {
  const { isAdjusted, scheme } = getHubColors(theme);
  if (!isAdjusted) return words.customColorHint();
  return scheme === "dark" ? words.lighterShadeHint() : words.darkerShadeHint();
}

/** Anchors of the hub's parts that the preview can show. */
const PARTS = {
  Top: undefined,
  Wishlist: "#wishlist",
  Updates: "#recent-updates",
  Wall: "#wall-of-support",
} as const;
type Part = keyof typeof PARTS;

const PART_NAMES: readonly Part[] = ["Top", "Wishlist", "Updates", "Wall"];

/** Renders the hub of the family's first kid with a theme, or a placeholder until the hub's lists have loaded. */
function ThemePreview({ theme, familyUrl }: { theme: Theme; familyUrl: string }) {
  const kid = trpc.kids.list.useQuery().data?.[0];
  const lists = useLists(kid?.id);
  const hub = kid && lists && createFamilyHub(kid, familyUrl, theme, lists);
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
          onChange={setPart}
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

/** Returns the lists of a kid's hub, or null while loading. Fetches uncached lists in one batch. */
function useLists(kidId = "") {
  const input = { kidId };
  const options = { enabled: kidId !== "" };
  const links = useLinkLists(kidId, options);
  const wishes = trpc.wishlist.list.useQuery(input, options);
  const news = trpc.updates.list.useQuery(input, options);
  const given = trpc.gratitude.contributions.useQuery(input, options);
  const walled = trpc.gratitude.wall.useQuery(input, options);
  // A hub rendered before the wishes have loaded would show the empty state.
  if ([...links.queries, wishes, news, given, walled].some((one) => one.isPending)) return null;
  return {
    links: links.lists,
    wishlist: wishes.data,
    updates: news.data,
    contributions: given.data,
    wall: walled.data,
  };
}
