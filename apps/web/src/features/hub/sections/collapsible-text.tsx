import * as words from "@giftling/messages/hub/page";
import { useId, useState } from "react";
import { useHubTextProps } from "../flow/hub-context.ts";
import classes from "./collapsible-text.module.css";
import buttons from "./hub-buttons.module.css";

/**
 * Renders a text that the family wrote. A text that exceeds `lines` by more than one line is collapsed behind "Read
 * more" (rule: read-more).
 */
export function CollapsibleText({
  text,
  lines,
  className,
}: {
  text: string;
  lines: number;
  className: string | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const own = useHubTextProps();
  const where = getCollapseBreakpoint(text, lines);
  if (where === null) {
    return (
      <p className={className} {...own}>
        {text}
      </p>
    );
  }
  return (
    <div className={classes.folded} data-on={where}>
      <p
        id={id}
        className={className}
        {...own}
        style={isOpen ? undefined : { WebkitLineClamp: lines }}
        data-clamped={!isOpen}
      >
        {text}
      </p>
      <button
        type="button"
        className={buttons.quiet}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.collapseTextButton() : words.expandTextButton()}
      </button>
    </div>
  );
}

/**
 * Estimated characters per line on phones and desktops. The estimates are high, so that a collapsed text always hides
 * at least one line.
 */
const PER_LINE = { phone: 42, desktop: 72 } as const;

const listLines = (text: string, perLine: number): number =>
  text.split("\n").reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / perLine)), 0);

/**
 * Returns the screen sizes on which a text exceeds `lines` by more than one line. Returns null if the text fits on all
 * screens (rule: read-more).
 */
export function getCollapseBreakpoint(text: string, lines: number): "phone" | "everywhere" | null {
  if (listLines(text, PER_LINE.desktop) > lines + 1) return "everywhere";
  return listLines(text, PER_LINE.phone) > lines + 1 ? "phone" : null;
}
