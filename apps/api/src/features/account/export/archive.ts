import { PassThrough, type Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { FamilyExport } from "@giftling/db/queries/account/export";
import { ZipFile } from "yazl";
import type { StorageDriver } from "../../../storage/driver.ts";
import { familyDocument } from "./document.ts";
import { familyTables } from "./tables.ts";

const README = `Everything your family has stored at Giftling.

giftling.json   all of it, for programs
tables/         the same as tables, for spreadsheets
pictures/       the pictures, by the names that the tables and the document give them
`;

/**
 * A family as a zip (rule: data-export), made while it is read: one picture is open at a time, and none any more once
 * the reader is gone.
 * A picture that is missing in the storage is left out. The stream fails when the storage does.
 */
export function familyArchive(
  family: FamilyExport,
  storage: Pick<StorageDriver, "get">,
  exportedAt: Date,
): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: Error) => void output.destroy(error);
  const gone = new AbortController();
  output.once("close", () => gone.abort());
  zip.on("error", fail);
  zip.outputStream.pipe(output);
  const add = (name: string, text: string) =>
    zip.addBuffer(Buffer.from(text), name, { mtime: exportedAt });

  const document = familyDocument(family, exportedAt);
  add("README.txt", README);
  add("giftling.json", `${JSON.stringify(document, null, 2)}\n`);
  for (const [name, table] of Object.entries(familyTables(document))) add(`tables/${name}`, table);

  async function addPictures(): Promise<void> {
    for (const key of family.pictureKeys) {
      const file = await storage.get(key);
      if (!file) continue;
      // A WebP gets no smaller.
      const options = { mtime: exportedAt, compress: false };
      zip.addReadStream(file.content, `pictures/${key}`, options);
      await readToEnd(file.content, gone.signal);
    }
    zip.end();
  }
  addPictures().catch(fail);
  return output;
}

async function readToEnd(content: Readable, signal: AbortSignal): Promise<void> {
  try {
    await finished(content, { signal, writable: false });
  } finally {
    content.destroy();
  }
}
