import { PassThrough, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { setImmediate as nextIteration } from "node:timers/promises";
import type { FamilyExport } from "@giftling/db/queries/export/export";
import { getSiteName } from "@giftling/messages/language";
import { ZipFile } from "yazl";
import type { StorageDriver } from "../../../services/storage/driver.ts";
import { createFamilyExportDocument, serializeFamilyDocument } from "./document.ts";
import { createFamilyExportTables } from "./tables.ts";

const formatReadme = () => `Everything your family has stored at ${getSiteName()}.

giftling.json   all of it, for programs
tables/         the same as tables, for spreadsheets
pictures/       the pictures, by the names that the tables and the document give them
`;

/** Returns a family's data as a zip stream, which reads one picture at a time (rule: data-export). */
export async function streamFamilyArchive(
  family: FamilyExport,
  storage: Pick<StorageDriver, "get">,
  exportedAt: Date,
): Promise<Readable> {
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: Error) => void output.destroy(error);
  const gone = new AbortController();
  output.once("close", () => gone.abort());
  zip.on("error", fail);

  const texts: Buffer[] = [];
  const collect = (part: Buffer) => void texts.push(part);
  zip.outputStream.on("data", collect);
  const add = async (name: string, pieces: Iterable<string>) => {
    const content = Readable.from(yieldBetween(pieces), { objectMode: false });
    zip.addReadStream(content, name, { mtime: exportedAt });
    await finished(content);
  };
  const document = createFamilyExportDocument(family, exportedAt);
  await add("README.txt", [formatReadme()]);
  await add("giftling.json", serializeFamilyDocument(document));
  for (const [name, table] of Object.entries(createFamilyExportTables(document))) {
    await add(`tables/${name}`, table);
  }
  zip.outputStream.off("data", collect).pause();
  const written = Readable.from(texts);
  written.pipe(output, { end: false });
  written.once("end", () => zip.outputStream.pipe(output));

  async function addPictures(): Promise<void> {
    for (const key of family.pictureKeys) {
      const file = await storage.get(key);
      if (!file) continue;
      // Zip compression does not shrink WebP.
      const options = { mtime: exportedAt, compress: false };
      zip.addReadStream(file.content, `pictures/${key}`, options);
      await readToEnd(file.content, gone.signal);
    }
    zip.end();
  }
  addPictures().catch(fail);
  return output;
}

/** Yields the chunks of a text, one per event-loop iteration, so that other requests can proceed. */
async function* yieldBetween(pieces: Iterable<string>): AsyncGenerator<string> {
  for (const piece of pieces) {
    yield piece;
    await nextIteration();
  }
}

async function readToEnd(content: Readable, signal: AbortSignal): Promise<void> {
  try {
    await finished(content, { signal, writable: false });
  } finally {
    content.destroy();
  }
}
