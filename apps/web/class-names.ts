import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { relative } from "node:path";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/**
 * Returns two letters from a hash of the path. The letters are the same in all builds. Skips letters for which
 * `isTaken` returns true.
 */
function listLetters(path: string, isTaken: (letters: string) => boolean): string {
  for (let attempt = 0; ; attempt++) {
    const number = createHash("sha256").update(`${path}${attempt}`).digest().readUInt32BE();
    const first = LETTERS.charAt(number % LETTERS.length);
    const letters = first + LETTERS.charAt(Math.floor(number / LETTERS.length) % LETTERS.length);
    if (!isTaken(letters)) return letters;
  }
}

/**
 * Returns a function that generates short class names for CSS modules. A name consists of two letters for the file and
 * a number for the class. Short names reduce the size of every page, because a page contains hundreds of class names.
 * The letters depend on the file's path, so the browser and server builds generate the same names. Adding a file rarely
 * renames the classes of other files, so cached style sheets stay valid. The returned function throws for a style sheet
 * outside `folder`.
 */
export function createClassNameGenerator(folder: string): (name: string, file: string) => string {
  const files = new Map<string, { letters: string; names: string[] }>();
  // Ad blockers hide ".ad1" and similar classes.
  const taken = new Set(["ad"]);
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!path.endsWith(".module.css")) continue;
    const letters = listLetters(path, (wanted) => taken.has(wanted));
    taken.add(letters);
    files.set(path, { letters, names: [] });
  }
  return (name, file) => {
    const known = files.get(relative(folder, file));
    if (!known) throw new Error(`${file} is not a style sheet of ${folder}.`);
    if (!known.names.includes(name)) known.names.push(name);
    return `${known.letters}${known.names.indexOf(name)}`;
  };
}
