import { afterEach, describe, expect, it, vi } from "vitest";
import { recall, remember, subscribeToMemory } from "./visit-memory.ts";

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

describe("the visit's memory", () => {
  it("keeps and forgets", () => {
    remember("localStorage", "a", "1");
    expect(recall("localStorage", "a")).toBe("1");
    expect(window.localStorage.getItem("a")).toBe("1");
    remember("localStorage", "a", null);
    expect(recall("localStorage", "a")).toBeNull();
  });

  it("lasts as long as the page where storage is refused", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(window, "localStorage", "get").mockImplementation(refuse);
    expect(recall("localStorage", "b")).toBeNull();
    remember("localStorage", "b", "2");
    expect(recall("localStorage", "b")).toBe("2");
    remember("localStorage", "b", null);
    expect(recall("localStorage", "b")).toBeNull();
  });

  it("tells of changes until told to stop", () => {
    const listener = vi.fn();
    const stop = subscribeToMemory(listener);
    remember("sessionStorage", "c", "3");
    stop();
    remember("sessionStorage", "c", null);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
