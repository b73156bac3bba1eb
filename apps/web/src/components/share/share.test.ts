import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { copyText, copyTextSync, getShareableUrl, shareUrl } from "./share.ts";

afterEach(() => vi.unstubAllGlobals());

const address = "http://localhost/hub/rivera";
const refuse = (name: string) => () => Promise.reject(new DOMException("no", name));

function device(parts: { share?: () => Promise<void>; copy: () => Promise<void> }) {
  const writeText = vi.fn(parts.copy);
  vi.stubGlobal("navigator", { share: parts.share, clipboard: { writeText } });
  return writeText;
}

/** Replaces `document.execCommand` with a function that passes the selected text to `answer`. */
function command(answer: (text: string) => boolean) {
  document.execCommand = () => {
    const field = document.querySelector("textarea");
    return field !== null && field === document.activeElement && answer(field.value);
  };
}

describe("share", () => {
  test("passes the title and the URL to the device's dialog", async () => {
    const native = vi.fn(async () => undefined);
    const copy = device({ share: native, copy: async () => undefined });
    expect(await shareUrl("Emma's Hub", address)).toBe("shared");
    expect(native).toHaveBeenCalledWith({ title: "Emma's Hub", url: address });
    expect(copy).not.toHaveBeenCalled();
  });

  test("includes a message, and copies it with the URL", async () => {
    const native = vi.fn(async () => undefined);
    device({ share: native, copy: async () => undefined });
    await shareUrl("Emma's Hub", address, "Look");
    expect(native).toHaveBeenCalledWith({ title: "Emma's Hub", url: address, text: "Look" });
    const copy = device({ copy: async () => undefined });
    await shareUrl("Emma's Hub", address, "Look");
    expect(copy).toHaveBeenCalledWith(`Look ${address}`);
  });

  test("copies when the device cannot share", async () => {
    const copy = device({ copy: async () => undefined });
    expect(await shareUrl("Emma's Hub", address)).toBe("copied");
    expect(copy).toHaveBeenCalledWith(address);
  });

  test("copies when sharing fails", async () => {
    device({ share: refuse("NotAllowedError"), copy: async () => undefined });
    expect(await shareUrl("Emma's Hub", address)).toBe("copied");
  });

  test("copies nothing when the dialog is canceled", async () => {
    const copy = device({ share: refuse("AbortError"), copy: async () => undefined });
    expect(await shareUrl("Emma's Hub", address)).toBe("canceled");
    expect(copy).not.toHaveBeenCalled();
  });

  test("reports failure of all methods, so that the URL can be shown", async () => {
    device({ copy: refuse("NotAllowedError") });
    command(() => false);
    expect(await shareUrl("Emma's Hub", address)).toBe("failed");
  });
});

test("falls back to execCommand, and leaves focus and page unchanged", async () => {
  device({ copy: refuse("NotAllowedError") });
  const copied = vi.fn(() => true);
  command(copied);
  document.body.innerHTML = "<p><button>Copy</button></p>";
  // Removes the elements, because test files share one document.
  onTestFinished(() => document.body.replaceChildren());
  const button = document.querySelector("button");
  button?.focus();
  expect(await copyText("EMM-529")).toBe(true);
  expect(copied).toHaveBeenCalledWith("EMM-529");
  expect(document.activeElement).toBe(button);
  expect(document.querySelector("textarea")).toBeNull();
});

test.each([true, false])("copies before a new tab opens, and returns %s", (isAllowed) => {
  const copy = device({ copy: async () => undefined });
  command((text) => isAllowed && text === "EMM-529");
  expect(copyTextSync("EMM-529")).toBe(isAllowed);
  expect(copy).not.toHaveBeenCalled();
});

test.each([
  ["/hub/rivera?kid=7&lang=es&wall=all&updates=all", "/hub/rivera?kid=7"],
  ["/hub/rivera?lang=es", "/hub/rivera"],
  ["/hub/rivera", "/hub/rivera"],
])("shares %s as %s (rule: share-hub)", (shown, shared) => {
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  window.history.replaceState(null, "", shown);
  expect(getShareableUrl()).toBe(window.location.origin + shared);
});
