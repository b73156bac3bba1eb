import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getJpegKey } from "@giftling/api/services/storage/driver";
import type { ProductProcess } from "../deep/product.ts";
import { runOnDatabase } from "./families.ts";
import {
  createNoisePng,
  createUploadBody,
  formatStatusCounts,
  getSessionCookie,
  sendUpload,
} from "./pictures.ts";
import type { Scenario } from "./scenario.ts";
import { formatVisitorFindings, runWithVisitor } from "./visitor.ts";

const UPLOADS = 10;
const EDGE = 300;
const FILLER = "filler";

/** Counts the picture rows without a file and the files without a row. A partially written file counts too. */
async function strays(product: ProductProcess, folder: string): Promise<number> {
  const rows = await runOnDatabase(product, (db) => db.query.pictures.findMany());
  const keys = rows.map(({ storageKey }) => storageKey);
  const files = readdirSync(folder).filter((name) => name !== FILLER);
  const named = keys.flatMap((key) => [key, getJpegKey(key)]);
  const missing = named.filter((name) => !files.includes(name));
  return missing.length + files.filter((name) => !named.includes(name)).length;
}

/** Writes to the folder until its disk is full. */
function fill(folder: string): void {
  for (let size = 1_048_576; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) writeFileSync(join(folder, FILLER), Buffer.alloc(size), { flag: "a" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
}

/** Scenario in which the disk of the pictures' folder becomes full. The disk is a small one in memory. Requires root. */
export const fullDiskScenario: Scenario = {
  name: `a full disk, ${UPLOADS} uploads`,
  promise: "503 with a sentence, no draft, no row without its file; once there is room 201 again",
  async run(product) {
    const folder = join(product.localDir, "storage");
    mkdirSync(folder, { recursive: true });
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", folder]);
    try {
      const cookie = await getSessionCookie(product, "campaign-disk");
      const body = createUploadBody(createNoisePng(EDGE));
      const all = () =>
        Promise.all(Array.from({ length: UPLOADS }, () => sendUpload(product, body, cookie)));
      const before = await sendUpload(product, body, cookie);
      fill(folder);
      let refused: Awaited<ReturnType<typeof all>> = [];
      const seen = await runWithVisitor(product, async () => {
        refused = await all();
      });
      const left = await strays(product, folder);
      rmSync(join(folder, FILLER));
      const after = await sendUpload(product, body, cookie);
      const areTold = refused.every(
        ({ status, text }) => status === 503 && text.includes("We couldn't keep this picture"),
      );
      return {
        figure: `${before.status}, then ${formatStatusCounts(refused.map(({ status }) => status))}, then ${after.status}; ${left} stray files or rows; ${formatVisitorFindings(seen)}`,
        ok: before.status === 201 && areTold && left === 0 && after.status === 201,
      };
    } finally {
      execFileSync("umount", ["-l", folder]);
    }
  },
};
