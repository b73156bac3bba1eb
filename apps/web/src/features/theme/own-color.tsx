import { hubColors, PALETTES, type Theme } from "@giftling/domain";
import * as words from "@giftling/messages/themes/themes";
import { useId } from "react";
import { Button } from "../../components/button.tsx";
import classes from "./theme.module.css";
import type { ThemeFormState } from "./use-theme-form.ts";

/** Delay after the last change of a color before it is saved, in milliseconds. */
const REST = 500;

/** Renders the custom color, which replaces the palette's color. */
export function CustomColorField({
  form,
  marksPremium,
}: {
  form: ThemeFormState;
  marksPremium: boolean;
}) {
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
          onChange={(event) => form.choose({ accent: event.currentTarget.value }, REST)}
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
          : adjustment(form.theme)}
      </p>
    </div>
  );
}

/** Returns the note about a custom color: its use, or why it was adjusted. */
function adjustment(theme: Theme): string {
  const { isAdjusted, scheme } = hubColors(theme);
  if (!isAdjusted) return words.customColorHint();
  return scheme === "dark" ? words.lighterShadeHint() : words.deeperShadeHint();
}
