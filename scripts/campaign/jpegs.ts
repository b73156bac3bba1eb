import { randomBytes } from "node:crypto";
import { BrowserlessParent } from "../deep/browserless.ts";
import { runCrowd } from "./crowd.ts";
import {
  createNoisePng,
  createUploadBody,
  formatStatusCounts,
  getSessionCookie,
  sendUpload,
} from "./pictures.ts";
import type { Scenario } from "./scenario.ts";
import { formatVisitorFindings, runWithVisitor } from "./visitor.ts";

const CLIENTS = 200;
const EACH = 10;

/** Scenario that requests an update's picture as a mail program does, and pictures that do not exist. */
export const jpegFloodScenario: Scenario = {
  name: `${CLIENTS * EACH} requests for a picture as .jpg, ${CLIENTS} at once`,
  promise: "a visitor's hub ≤ 1 s, a parent's upload 201 meanwhile",
  async run(product) {
    const parent = new BrowserlessParent(product.origin);
    await parent.signIn("parent@example.com", "Ana");
    const kids = await parent.call("GET", "/api/kids");
    const [kid] = (await (kids as Response).json()) as { id: string }[];
    const stored = await parent.call(
      "POST",
      "/api/pictures",
      JSON.parse(String(createUploadBody(createNoisePng(1_000)))),
    );
    const { publicURL } = (await (stored as Response).json()) as { publicURL: string };
    const news = { title: "A picture", content: "Look.", imageUrl: publicURL };
    const told = await parent.call("POST", `/api/kids/${kid?.id}/updates`, news);
    if (told?.status !== 201) throw new Error(`The update was answered ${told?.status}.`);
    const picture = publicURL.replace(/webp$/, "jpg");
    const missing = () => `/media/${randomBytes(16).toString("hex")}.jpg`;
    const cookie = await getSessionCookie(product, "campaign-uploads");
    let statuses: number[] = [];
    let uploaded = 0;
    const seen = await runWithVisitor(product, async () => {
      const flood = runCrowd(
        CLIENTS,
        EACH,
        (_, turn) => `${product.origin}${turn % 2 === 0 ? picture : missing()}`,
      );
      uploaded = (await sendUpload(product, createUploadBody(createNoisePng(300)), cookie)).status;
      statuses = (await flood).statuses;
    });
    return {
      figure: `${formatStatusCounts(statuses)}; upload ${uploaded}; ${formatVisitorFindings(seen)}`,
      ok: uploaded === 201 && seen.hub <= 1_000 && seen.failed === 0,
    };
  },
};
