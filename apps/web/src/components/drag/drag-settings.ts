import { RestrictToVerticalAxis } from "@dnd-kit/abstract/modifiers";
import {
  Accessibility,
  AutoScroller,
  Cursor,
  Feedback,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from "@dnd-kit/dom";

type Words = NonNullable<Parameters<typeof Accessibility.configure>[0]>;

/**
 * How the things of an upright list are dragged by their grips, with mouse, finger or keys, and what screen readers hear of it.
 * Made once: dnd-kit sets itself up again with each new one.
 */
export const listDragSettings = (announcements: Words["announcements"], draggable: string) => ({
  sensors: [
    PointerSensor.configure({
      // A click on the grip is not a drag. Pixels.
      activationConstraints: () => [new PointerActivationConstraints.Distance({ value: 4 })],
    }),
    KeyboardSensor,
  ],
  plugins: [
    Accessibility.configure({
      ...(announcements && { announcements }),
      screenReaderInstructions: { draggable },
    }),
    // Near the upper or lower edge of the window only: an upright list has no sideways.
    AutoScroller.configure({ threshold: { x: 0, y: 0.15 } }),
    Cursor,
    Feedback,
    PreventSelection,
  ],
  modifiers: [RestrictToVerticalAxis],
});
