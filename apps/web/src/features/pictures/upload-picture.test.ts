import { MAX_AVATAR_BYTES } from "@giftling/domain";
import { describe, expect, it } from "vitest";
import { uploadPicture } from "./upload-picture.ts";

const picture = new File([new Uint8Array([1, 2, 3])], "emma.png", { type: "image/png" });

describe("uploadPicture", () => {
  it("sends the picture as a data URL and returns its URL", async () => {
    const sent: unknown[] = [];
    const url = await uploadPicture(picture, (input) => {
      sent.push(input);
      return Promise.resolve({ publicURL: "/media/abc.webp" });
    });
    expect(url).toBe("/media/abc.webp");
    expect(sent).toEqual([{ imageData: "data:image/png;base64,AQID", mimeType: "image/png" }]);
  });

  it.each([
    [new File(["hello"], "notes.txt", { type: "text/plain" }), "Please select an image file"],
    [
      new File([new Uint8Array(MAX_AVATAR_BYTES + 1)], "huge.jpg", { type: "image/jpeg" }),
      "File size must be less than 5MB",
    ],
  ])("rejects %o before sending a request", async (file, sentence) => {
    const send = () => Promise.reject(new Error("was sent"));
    await expect(uploadPicture(file, send)).rejects.toThrow(sentence);
  });

  it("rejects a response without a URL", async () => {
    const answer = () => Promise.resolve({ publicURL: "" });
    await expect(uploadPicture(picture, answer)).rejects.toThrow(
      "No public URL returned from server",
    );
  });
});
