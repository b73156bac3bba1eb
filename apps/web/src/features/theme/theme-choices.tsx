import {
  COVERS,
  getHubColors,
  isFreeCover,
  isFreePalette,
  PALETTE_IDS,
  type PaletteId,
} from "@giftling/domain";
import * as words from "@giftling/messages/themes/themes";
import type { ReactNode } from "react";
import { getScopedCssVariables } from "../hub/page/hub-theme.tsx";
import { CoverShapes } from "../hub/sections/top/hub-cover.tsx";
import classes from "./theme.module.css";
import type { ThemeFormState } from "./use-theme-form.ts";

type ChoicesProps = {
  form: ThemeFormState;
  /** Whether each palette and cover is labeled Free or Premium. True for families without Premium. */
  marksPlans: boolean;
};

/** Renders the palettes as radio buttons, each with a color sample. */
export function PaletteChoices({ form, marksPlans }: ChoicesProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{words.paletteLabel()}</legend>
      <div className={`${classes.swatches} ${classes.inThrees}`}>
        {PALETTE_IDS.map((palette) => (
          <Choice
            key={palette}
            group="palette"
            name={words.getPaletteName(palette)}
            isChosen={form.theme.palette === palette}
            isFree={marksPlans ? isFreePalette(palette) : null}
            onChoose={() => form.choose({ palette })}
          >
            <PaperSample palette={palette} />
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

/** Renders the covers as radio buttons, in the colors of the selected palette. */
export function CoverChoices({ form, marksPlans }: ChoicesProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{words.coverLabel()}</legend>
      <div className={classes.swatches}>
        {COVERS.map((cover) => (
          <Choice
            key={cover}
            group="cover"
            name={words.getCoverName(cover)}
            isChosen={form.theme.cover === cover}
            isFree={marksPlans ? isFreeCover(cover) : null}
            onChoose={() => form.choose({ cover })}
          >
            <svg
              className={classes.cover}
              style={getScopedCssVariables(form.theme)}
              viewBox="500 70 600 300"
              aria-hidden="true"
            >
              <CoverShapes cover={cover} />
              <circle cx="800" cy="220" r="72" />
            </svg>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

function Choice({
  group,
  name,
  isChosen,
  isFree,
  onChoose,
  children,
}: {
  group: string;
  name: string;
  isChosen: boolean;
  /** Whether the choice's label is Free rather than Premium. Null for a choice without a label. */
  isFree: boolean | null;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <label className={classes.swatch}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      {children}
      <span className={classes.name}>
        {name}
        {isFree !== null && (
          <span className={isFree ? classes.free : classes.mark}>
            {isFree ? words.freeThemeLabel() : "Premium"}
          </span>
        )}
      </span>
    </label>
  );
}

/** Renders a sample of a palette: the paper color, a band and two other colors. */
function PaperSample({ palette }: { palette: PaletteId }) {
  const { paper, card, line, band, onBand, gift, sun } = getHubColors({ palette, accent: null });
  return (
    <svg className={classes.sample} viewBox="0 0 120 60" aria-hidden="true">
      <rect width="120" height="60" fill={paper} />
      <rect x="12" y="10" width="96" height="50" rx="8" fill={card} stroke={line} />
      <path d="M12 36h96v24H12z" fill={band} />
      <rect x="22" y="45" width="44" height="6" rx="3" fill={onBand} />
      <circle cx="28" cy="23" r="6" fill={gift.color} />
      <circle cx="46" cy="23" r="6" fill={sun.color} />
    </svg>
  );
}
