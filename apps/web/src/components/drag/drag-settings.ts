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
 * Returns the drag settings of a vertical list with drag handles. The settings support mouse, touch and keyboard, and
 * include screen reader announcements. Create the settings only once, because dnd-kit reinitializes for each new
 * object.
 */
export const createListDragSettings = (
  announcements: Words["announcements"],
  draggable: string,
) => ({
  sensors: [
    PointerSensor.configure({
      // Starts a drag after 4 pixels, because a shorter movement is a click on the handle.
      activationConstraints: () => [new PointerActivationConstraints.Distance({ value: 4 })],
    }),
    KeyboardSensor,
  ],
  plugins: [
    Accessibility.configure({
      ...(announcements && { announcements }),
      screenReaderInstructions: { draggable },
    }),
    // Scrolls the page only near its top and bottom edges.
    AutoScroller.configure({ threshold: { x: 0, y: 0.15 } }),
    Cursor,
    Feedback,
    PreventSelection,
  ],
  modifiers: [RestrictToVerticalAxis],
});
