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
 * Returns drag settings of a vertical list with handles, for mouse, touch and keyboard, with announcements for screen
 * readers. Created once, because dnd-kit reinitializes for each new object.
 */
export const listDragSettings = (announcements: Words["announcements"], draggable: string) => ({
  sensors: [
    PointerSensor.configure({
      // A click on the handle is not a drag. Pixels.
      activationConstraints: () => [new PointerActivationConstraints.Distance({ value: 4 })],
    }),
    KeyboardSensor,
  ],
  plugins: [
    Accessibility.configure({
      ...(announcements && { announcements }),
      screenReaderInstructions: { draggable },
    }),
    // Scrolls near the top and bottom edge only.
    AutoScroller.configure({ threshold: { x: 0, y: 0.15 } }),
    Cursor,
    Feedback,
    PreventSelection,
  ],
  modifiers: [RestrictToVerticalAxis],
});
