import { afterEach, describe, expect, it, vi } from "vitest";
import { recall, remember, subscribeToMemory } from "./visit-memory.ts";

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

describe("the visit's memory", () => {
  it("stores and deletes values", () => {
    remember("localStorage", "giftling:a", "1");
    expect(recall("localStorage", "giftling:a")).toBe("1");
    expect(window.localStorage.getItem("giftling:a")).toBe("1");
    remember("localStorage", "giftling:a", null);
    expect(recall("localStorage", "giftling:a")).toBeNull();
  });

  it("lasts for the page when storage is blocked", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(window, "localStorage", "get").mockImplementation(refuse);
    expect(recall("localStorage", "giftling:b")).toBeNull();
    remember("localStorage", "giftling:b", "2");
    expect(recall("localStorage", "giftling:b")).toBe("2");
    remember("localStorage", "giftling:b", null);
    expect(recall("localStorage", "giftling:b")).toBeNull();
  });

  it("notifies subscribers until they unsubscribe", () => {
    const listener = vi.fn();
    const stop = subscribeToMemory(listener);
    remember("sessionStorage", "giftling:c", "3");
    stop();
    remember("sessionStorage", "giftling:c", null);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
