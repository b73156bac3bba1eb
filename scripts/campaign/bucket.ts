import { runOnDatabase } from "./families.ts";
import {
  createNoisePng,
  createUploadBody,
  formatStatusCounts,
  getSessionCookie,
  sendUpload,
} from "./pictures.ts";
import type { Scenario } from "./scenario.ts";
import { runBesideSilentServer } from "./silent.ts";
import { formatVisitorFindings, runWithVisitor } from "./visitor.ts";

const UPLOADS = 20;
/**
 * Maximum time for an upload, in seconds. It allows two attempts, each with three seconds to connect and eight to receive a
 * response, and the processing of the picture.
 */
const LONGEST_SECONDS = 25;

export const unresponsiveStorageScenario: Scenario = {
  name: `S3 takes connections and says nothing, ${UPLOADS} uploads`,
  promise: `503 within ${LONGEST_SECONDS} s, no row stays, a visitor's hub ≤ 1 s`,
  env: (neighbour) => ({
    S3_ENDPOINT: `http://${neighbour}`,
    S3_BUCKET: "pictures",
    S3_ACCESS_KEY_ID: "an-id",
    S3_SECRET_ACCESS_KEY: "a-secret",
  }),
  run: (product) =>
    runBesideSilentServer(product, async () => {
      const cookie = await getSessionCookie(product, "campaign-bucket");
      const body = createUploadBody(createNoisePng(300));
      let answers: Awaited<ReturnType<typeof sendUpload>>[] = [];
      const seen = await runWithVisitor(product, async () => {
        const sent = Array.from({ length: UPLOADS }, () => sendUpload(product, body, cookie));
        answers = await Promise.all(sent);
      });
      const rows = await runOnDatabase(product, (db) => db.query.pictures.findMany());
      const seconds = Math.max(...answers.map(({ ms }) => ms)) / 1_000;
      return {
        figure: `${formatStatusCounts(answers.map(({ status }) => status))} within ${seconds.toFixed(1)} s, ${rows.length} rows; ${formatVisitorFindings(seen)}`,
        ok:
          answers.every(({ status }) => status === 503) &&
          seconds <= LONGEST_SECONDS &&
          rows.length === 0 &&
          seen.hub <= 1_000 &&
          seen.failed === 0,
      };
    }),
};
