import { act } from "react";

export const GIVE_UP_MS = 10_000;

/** Waits until `check` throws no more, for what comes by itself, inside act() all the while. */
export async function eventually(check: () => void): Promise<void> {
  const until = Date.now() + GIVE_UP_MS;
  for (;;) {
    await act(() => new Promise<void>((done) => setTimeout(done, 20)));
    try {
      return check();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}
