import type { Locator, Page } from "@playwright/test";

type Point = { x: number; y: number };

/**
 * Returns functions that press, move and release a pointer. The pointer is a finger on a touch screen, or the mouse.
 */
export async function createPointerControls(page: Page, hasTouch: boolean) {
  if (!hasTouch) {
    return {
      down: async ({ x, y }: Point) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      move: ({ x, y }: Point) => page.mouse.move(x, y),
      up: () => page.mouse.up(),
    };
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    down: (point: Point) => touch("touchStart", [point]),
    move: (point: Point) => touch("touchMove", [point]),
    up: () => touch("touchEnd", []),
  };
}

/** Returns the center of an element in the viewport. Throws when the element is not visible. */
export async function getCenterPoint(what: Locator): Promise<Point> {
  const box = await what.boundingBox();
  if (box === null) throw new Error("There is nothing to drag, or nowhere to");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
