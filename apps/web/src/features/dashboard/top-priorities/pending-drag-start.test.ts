import { afterEach, beforeEach, expect, test } from "vitest";
import { createPendingDragStart, type PendingDragStart } from "./pending-drag-start.ts";

let grip: HTMLElement;
/** Element inside a priority card's drag handle. The tests dispatch events on the element. */
let mark: HTMLElement;
let arrow: HTMLElement;
let heard: string[];

beforeEach(() => {
  grip = document.createElement("button");
  grip.toggleAttribute("data-grip");
  mark = document.createElement("i");
  grip.append(mark);
  arrow = document.createElement("button");
  document.body.replaceChildren(grip, arrow);
  heard = [];
});
// Removes the elements, because tests share one document.
afterEach(() => document.body.replaceChildren());

/** Records events on a priority card's drag handle, in place of the drag module. */
function listen(): void {
  for (const type of ["pointerdown", "pointermove"] as const) {
    grip.addEventListener(type, ({ clientY }) => heard.push(`${type} at ${clientY}`));
  }
  grip.addEventListener("keydown", ({ code }) => heard.push(`keydown of ${code}`));
}

const pointer = (type: string, clientY: number, pointerId = 1) =>
  new PointerEvent(type, { bubbles: true, clientY, pointerId, isPrimary: true });

const key = (name: string, code: string) =>
  new KeyboardEvent("keydown", { bubbles: true, key: name, code });

/** Dispatches an event on an element. Returns whether `early`, which stores early presses, stored the event. */
function act(
  early: PendingDragStart,
  element: Element,
  event: PointerEvent | KeyboardEvent,
): boolean {
  let isKept = false;
  const keep = () => {
    isKept = early.keep(event);
  };
  document.body.addEventListener(event.type, keep);
  element.dispatchEvent(event);
  document.body.removeEventListener(event.type, keep);
  return isKept;
}

test("repeats the press on a held card in place, and moves it to the current pointer", () => {
  const early = createPendingDragStart();
  expect(act(early, mark, pointer("pointerdown", 10))).toBe(true);
  window.dispatchEvent(pointer("pointermove", 20));
  window.dispatchEvent(pointer("pointermove", 90, 2));
  window.dispatchEvent(pointer("pointermove", 30));
  listen();
  early.repeat();
  expect(heard).toEqual(["pointerdown at 10", "pointermove at 30"]);
  window.dispatchEvent(pointer("pointermove", 40));
  early.moveToPointer();
  early.moveToPointer();
  expect(heard.slice(2)).toEqual(["pointermove at 40"]);
});

test.each(["pointerup", "pointercancel"])(
  "does not repeat the press on a released card (%s)",
  (end) => {
    const early = createPendingDragStart();
    act(early, grip, pointer("pointerdown", 10));
    window.dispatchEvent(pointer(end, 10));
    listen();
    early.repeat();
    expect(heard).toEqual([]);
  },
);

test("repeats the key press on a picked up card once", () => {
  const early = createPendingDragStart();
  expect(act(early, grip, key("Tab", "Tab"))).toBe(false);
  expect(act(early, grip, key(" ", "Space"))).toBe(true);
  listen();
  early.repeat();
  early.repeat();
  expect(heard).toEqual(["keydown of Space"]);
});

test("ignores a press on another button", () => {
  const early = createPendingDragStart();
  expect(act(early, arrow, pointer("pointerdown", 10))).toBe(false);
  listen();
  early.repeat();
  expect(heard).toEqual([]);
});
