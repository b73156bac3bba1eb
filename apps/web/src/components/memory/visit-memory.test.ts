import { afterEach, describe, expect, it, vi } from "vitest";
import { readMemory, subscribeToMemory, writeMemory } from "./visit-memory.ts";

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

describe("the visit's memory", () => {
  it("stores and deletes values", () => {
    writeMemory("localStorage", "giftling:a", "1");
    expect(readMemory("localStorage", "giftling:a")).toBe("1");
    expect(window.localStorage.getItem("giftling:a")).toBe("1");
    writeMemory("localStorage", "giftling:a", null);
    expect(readMemory("localStorage", "giftling:a")).toBeNull();
  });

  it("lasts for the page when storage is blocked", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(window, "localStorage", "get").mockImplementation(refuse);
    expect(readMemory("localStorage", "giftling:b")).toBeNull();
    writeMemory("localStorage", "giftling:b", "2");
    expect(readMemory("localStorage", "giftling:b")).toBe("2");
    writeMemory("localStorage", "giftling:b", null);
    expect(readMemory("localStorage", "giftling:b")).toBeNull();
  });

  it("notifies subscribers until they unsubscribe", () => {
    const listener = vi.fn();
    const stop = subscribeToMemory(listener);
    writeMemory("sessionStorage", "giftling:c", "3");
    stop();
    writeMemory("sessionStorage", "giftling:c", null);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
