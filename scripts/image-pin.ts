import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fetchImageDigest, listImageReferences, pinImageReferences } from "./image/pin.ts";
import { CliError } from "./ports.ts";

/**
 * Writes the current digests of the images in the Dockerfile and in docker-compose.yml beside their tags (`pnpm
 * image:pin`), so that each build uses the same images. Changes nothing and exits with 1 if a registry cannot be read.
 */
process.chdir(join(import.meta.dirname, ".."));
const FILES = ["Dockerfile", "docker-compose.yml"];

try {
  const texts = FILES.map((file) => readFileSync(file, "utf8"));
  const digests = new Map<string, string>();
  for (const reference of new Set(texts.flatMap(listImageReferences))) {
    digests.set(reference, await fetchImageDigest(reference));
  }
  texts.forEach((text, index) => {
    writeFileSync(FILES[index] ?? "", pinImageReferences(text, digests));
  });
  for (const [reference, digest] of digests) console.log(`${reference}@${digest}`);
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  console.error(`${error.message} Nothing was changed.`);
  process.exitCode = 1;
}
