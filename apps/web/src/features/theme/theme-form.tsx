import { THEME_KEPT, THEME_TRIED, type ThemeView } from "@giftling/domain";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { OwnColor } from "./own-color.tsx";
import classes from "./theme.module.css";
import { CoverChoices, PaletteChoices } from "./theme-choices.tsx";
import { LookPreview } from "./theme-sample.tsx";
import { useLook } from "./use-theme-form.ts";

/** Palette, own color and cover, beside the hub as they make it look (rule: hub-themes). */
export function LookForm({
  view,
  isPremium,
  familyUrl,
}: {
  view: ThemeView;
  isPremium: boolean;
  familyUrl: string;
}) {
  const look = useLook(view, isPremium);
  return (
    <div className={classes.look}>
      <div className={classes.choices}>
        <PaletteChoices look={look} marksPlans={!isPremium} />
        <OwnColor look={look} marksPremium={!isPremium} />
        <CoverChoices look={look} marksPlans={!isPremium} />
        <div aria-live="polite">
          {(look.isOnlyTried || look.isKept) && (
            <div className={classes.upsell}>
              <p>{look.isOnlyTried ? THEME_TRIED : THEME_KEPT}</p>
              <Button renderRoot={(props) => <Link to="/subscription" {...props} />}>
                See Premium
              </Button>
            </div>
          )}
        </div>
      </div>
      <LookPreview theme={look.theme} familyUrl={familyUrl} />
    </div>
  );
}
