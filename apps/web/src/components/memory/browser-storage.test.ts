import { afterEach, describe, expect, it, vi } from "vitest";
import { readStorage, subscribeToStorage, writeStorage } from "./browser-storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

describe("browser storage", () => {
  it("stores and deletes values", () => {
    writeStorage("localStorage", "giftling:a", "1");
    expect(readStorage("localStorage", "giftling:a")).toBe("1");
    expect(window.localStorage.getItem("giftling:a")).toBe("1");
    writeStorage("localStorage", "giftling:a", null);
    expect(readStorage("localStorage", "giftling:a")).toBeNull();
  });

  it("falls back to memory when storage is blocked", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(window, "localStorage", "get").mockImplementation(refuse);
    expect(readStorage("localStorage", "giftling:b")).toBeNull();
    writeStorage("localStorage", "giftling:b", "2");
    expect(readStorage("localStorage", "giftling:b")).toBe("2");
    writeStorage("localStorage", "giftling:b", null);
    expect(readStorage("localStorage", "giftling:b")).toBeNull();
  });

  it("notifies subscribers until they unsubscribe", () => {
    const listener = vi.fn();
    const stop = subscribeToStorage(listener);
    writeStorage("sessionStorage", "giftling:c", "3");
    stop();
    writeStorage("sessionStorage", "giftling:c", null);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
