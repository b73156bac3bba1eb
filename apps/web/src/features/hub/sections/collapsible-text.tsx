import * as words from "@giftling/messages/hub/page";
import { useId, useState } from "react";
import { useHubTextProps } from "../flow/hub-context.ts";
import { getCollapseBreakpoint } from "./collapse-breakpoint.ts";
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
