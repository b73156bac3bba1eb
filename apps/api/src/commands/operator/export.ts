import { createWriteStream } from "node:fs";
import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { findOwner } from "@giftling/db/queries/account/users";
import { readFamilyExport } from "@giftling/db/queries/export/export";
import { loadStorageConfig } from "../../core/env/env.ts";
import { streamFamilyArchive } from "../../features/account/export/archive.ts";
import { createStorage } from "../../services/storage/create-storage.ts";
import { OperatorError } from "../command.ts";
import { getFamily } from "./family.ts";
import type { OperatorCommand } from "./operator-command.ts";

/** Subcommand that exports a family's data to a ZIP file: `giftling operator export FAMILY [--out FILE] --why REASON`. */
export const exportFamilyCommand: OperatorCommand = {
  summary: "Export all data of a family and its owner to a ZIP file, for a data request",
  args: ["FAMILY"],
  options: { out: { value: "FILE", meaning: "output file, which must not exist" } },
  needsWhy: true,
  isSnapshot: true,
  async run(call) {
    const { id } = await getFamily(call, call.arg("FAMILY"));
    const day = call.now.toISOString().slice(0, 10);
    // pnpm runs the script in the repository's root, but the output path is relative to the operator's folder
    // (INIT_CWD).
    const file = resolve(
      call.env.INIT_CWD ?? ".",
      call.option("out") ?? `giftling-${id}-${day}.zip`,
    );
    const owner = await findOwner(call.tx, id);
    const family = owner && (await readFamilyExport(call.tx, id, owner.id, call.now));
    if (!family) throw new OperatorError("That family has just gone.");
    const archive = await streamFamilyArchive(
      family,
      await createStorage(loadStorageConfig(call.env)),
      call.now,
    );
    await pipeline(archive, createWriteStream(file, { flags: "wx", mode: 0o600 })).catch(
      (error: NodeJS.ErrnoException) => {
        throw error.code === "EEXIST" ? new OperatorError(`${file} is there already.`) : error;
      },
    );
    call.say(`Written to ${file}. Send it over a secure channel, then delete it.`);
    return { familyId: id };
  },
};
