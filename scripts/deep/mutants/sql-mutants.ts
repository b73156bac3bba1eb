import {
  findBracketEnd,
  replaceCommentsWithSpaces,
  splitArguments,
  type TextRange,
} from "./sql-text.ts";

/** Replacement of the characters from `start` to `end` (exclusive) of a source file. */
export type Mutant = { start: number; end: number; replacement: string };

export const applyMutant = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);

/**
 * Returns the names of a file's mutants. A name consists of the replaced characters, their replacement and the text of
 * the line. Mutants with equal names are numbered. Names do not depend on line numbers.
 */
export function listMutantNames(source: string, mutants: readonly Mutant[]): string[] {
  const seen = new Map<string, number>();
  return mutants.map(({ start, end, replacement }) => {
    const from = source.slice(start, end).replace(/\s+/g, " ");
    const line = source.slice(source.lastIndexOf("\n", start) + 1).split("\n", 1)[0] ?? "";
    const change = `${from} → ${replacement || "nothing"}`;
    const name = line.trim() === from ? change : `${change} in ${line.trim()}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} #${count}`;
  });
}

/** Returns the mutants of a SQL function, or of the Drizzle calls and `sql` templates in a query file. */
export function findMutants(path: string, source: string): Mutant[] {
  const isSql = path.endsWith(".sql");
  const text = replaceCommentsWithSpaces(source, isSql);
  const mutants = isSql
    ? findSqlMutants(text, text.indexOf("AS $function$"), text.length)
    : [...findDrizzleMutants(text), ...findTemplateMutants(text)];
  return mutants.sort((a, b) => a.start - b.start || a.end - b.end);
}

/**
 * Comparison that replaces each Drizzle comparison in a mutant. `eq` is omitted, because nearly every test would detect
 * its mutants. The replacement requires `DRIZZLE_IMPORT`, which is appended to a changed file.
 */
const OPPOSITES: Readonly<Record<string, string>> = {
  ne: "eq",
  lt: "lte",
  lte: "lt",
  gt: "gte",
  gte: "gt",
  isNull: "isNotNull",
  isNotNull: "isNull",
  inArray: "notInArray",
  exists: "notExists",
};

export const DRIZZLE_IMPORT = '\nimport * as drizzle from "drizzle-orm";\n';

/** Returns mutants of Drizzle calls, which remove conditions, replace comparisons and remove locks. */
function findDrizzleMutants(text: string): Mutant[] {
  const mutants: Mutant[] = [];
  for (const { 0: found, 1: name = "", index } of text.matchAll(
    /(\.where|\.for|\$count|\b\w+)\(/g,
  )) {
    const open = index + found.length - 1;
    const parts = splitArguments(text, open);
    if (name === "and" || name === "or") {
      mutants.push(...parts.map((part) => ({ ...part, replacement: "undefined" })));
    } else if (name === ".where" || name === "$count") {
      const condition = parts[name === ".where" ? 0 : 1];
      const isList = condition && /^and\(/.test(text.slice(condition.start));
      if (condition && !isList) mutants.push({ ...condition, replacement: "undefined" });
    } else if (name === ".for") {
      mutants.push({ start: index, end: findBracketEnd(text, open), replacement: "" });
      const skip = text.slice(open, findBracketEnd(text, open)).indexOf("skipLocked: true");
      if (skip >= 0) {
        const start = open + skip + "skipLocked: ".length;
        mutants.push({ start, end: start + "true".length, replacement: "false" });
      }
    } else if (name === "not") {
      mutants.push({ start: index, end: open, replacement: "" });
    } else if (name in OPPOSITES) {
      mutants.push({ start: index, end: open, replacement: `drizzle.${OPPOSITES[name]}` });
    }
  }
  return mutants;
}

/** Returns the mutants of the SQL in `sql` templates, except for the content of `${}`. */
function findTemplateMutants(text: string): Mutant[] {
  return [...text.matchAll(/\bsql(?:<[^`]*?>)?`/g)].flatMap(({ 0: found, index }) => {
    const start = index + found.length;
    return findSqlMutants(text, start, findBracketEnd(text, start - 1) - 1);
  });
}

type Token = TextRange & { text: string; depth: number };

function tokenize(text: string, start: number, end: number): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  for (let at = start; at < end; ) {
    const rest = text.slice(at, end);
    const [space] = /^\s*/.exec(rest) ?? [""];
    at += space.length;
    if (at >= end) break;
    let next = at;
    if (text.startsWith("${", at)) next = findBracketEnd(text, at + 1);
    else if (text.charAt(at) === "'") next = findBracketEnd(text, at);
    else {
      const [token = ""] =
        /^(?:[\w.$]+|<>|<=|>=|->>|->|\|\||::|:=|=>|[^\s])/.exec(text.slice(at, end)) ?? [];
      next = at + token.length;
    }
    const word = text.slice(at, next);
    if (word === ")") depth -= 1;
    tokens.push({ start: at, end: next, text: word.toLowerCase(), depth });
    if (word === "(") depth += 1;
    at = next;
  }
  return tokens;
}

/** SQL keywords that can precede a condition. */
const CONDITION_STARTS = new Set(["where", "on", "and", "or", "if", "elsif", "when"]);
/** SQL keywords and separators that can follow a condition. */
const CONDITION_ENDS = new Set(
  "and or then loop order group limit returning for having union ; where when join left inner do , else end".split(
    " ",
  ),
);

const FLIPPED_OPERATORS: Readonly<Record<string, string>> = {
  "<>": "=",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
};

function isAndOfBetween(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (!token || token.depth < (tokens[index]?.depth ?? 0)) return false;
    if (token.depth > (tokens[index]?.depth ?? 0)) continue;
    if (token.text === "between") return true;
    if (CONDITION_STARTS.has(token.text)) return false;
  }
  return false;
}

/** Returns the condition that begins at the token with the given index, and the keyword that ends the condition. */
function readCondition(tokens: readonly Token[], index: number) {
  const first = tokens[index];
  if (!first) return null;
  let last = first;
  let next = "";
  for (let at = index; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const isOver =
      token.depth < first.depth ||
      (token.depth === first.depth &&
        CONDITION_ENDS.has(token.text) &&
        !isAndOfBetween(tokens, at));
    if (isOver) {
      next = token.depth < first.depth ? "" : token.text;
      break;
    }
    last = token;
  }
  return { start: first.start, end: last.end, next };
}

/**
 * Returns the mutants of SQL text. The mutants replace conditions with constants, replace comparisons and remove locks.
 * The constant is false in a disjunction or a branch, and true otherwise.
 */
function findSqlMutants(text: string, from: number, to: number): Mutant[] {
  const tokens = tokenize(text, from, to);
  const mutants: Mutant[] = [];
  const conditions: TextRange[] = [];
  tokens.forEach((token, index) => {
    const previous = tokens[index - 1];
    const begins =
      CONDITION_STARTS.has(token.text) &&
      !isAndOfBetween(tokens, index) &&
      previous?.text !== "end";
    const isFirstInGroup = token.text === "(";
    if (begins || isFirstInGroup) {
      const condition = readCondition(tokens, index + 1);
      const isPart = condition?.next === "and" || condition?.next === "or";
      const isConflict = token.text === "on" && tokens[index + 1]?.text === "conflict";
      const isOfTable = previous?.text === "of" || tokens[index + 1]?.text === "select";
      const isValue = condition && /^\d+$/.test(text.slice(condition.start, condition.end));
      if (
        condition &&
        condition.end > condition.start &&
        !isValue &&
        (begins ? !isConflict : isPart && !isOfTable)
      ) {
        const isBranch = /^(?:if|elsif|when|or)$/.test(token.text) || condition.next === "or";
        const isHole =
          text.slice(condition.start, condition.end).startsWith("${") && token.text === "on";
        if (!isHole)
          mutants.push({
            start: condition.start,
            end: condition.end,
            replacement: isBranch ? "false" : "true",
          });
        conditions.push(condition);
      }
    }
    mutants.push(...readLock(tokens, index));
    if (token.text === "least" || token.text === "greatest") {
      mutants.push({ ...range(token), replacement: token.text === "least" ? "greatest" : "least" });
    }
  });
  for (const [index, token] of tokens.entries()) {
    const isInCondition = conditions.some(
      ({ start, end }) => token.start >= start && token.end <= end,
    );
    if (!isInCondition) continue;
    const flipped = FLIPPED_OPERATORS[token.text];
    if (flipped) mutants.push({ ...range(token), replacement: flipped });
    const next = tokens[index + 1];
    if (token.text === "is" && next?.text === "null") {
      mutants.push({ start: token.start, end: next.end, replacement: "is not null" });
    }
    if (token.text === "is" && next?.text === "not") {
      mutants.push({
        start: token.start,
        end: tokens[index + 2]?.end ?? next.end,
        replacement: "is null",
      });
    }
    if (token.text === "not" && tokens[index - 1]?.text !== "is" && next) {
      mutants.push({ start: token.start, end: next.start, replacement: "" });
    }
  }
  return mutants;
}

const range = ({ start, end }: Token): TextRange => ({ start, end });

/** Returns mutants that remove a lock or its SKIP LOCKED clause. Empty if `tokens[index]` starts no lock. */
function readLock(tokens: readonly Token[], index: number): Mutant[] {
  const token = tokens[index];
  if (token?.text === "pg_advisory_xact_lock") return [{ ...range(token), replacement: "abs" }];
  if (token?.text !== "for") return [];
  let at = index + 1;
  while (/^(?:no|key|update|share)$/.test(tokens[at]?.text ?? "")) at += 1;
  if (at === index + 1) return [];
  if (tokens[at]?.text === "of") at += 2;
  const skip = tokens[at];
  const skipped = skip?.text === "skip" ? tokens[at + 1] : undefined;
  const end = skipped?.end ?? tokens[at - 1]?.end ?? token.end;
  const dropped = { start: token.start, end, replacement: "" };
  return skip && skipped
    ? [dropped, { start: skip.start, end: skipped.end, replacement: "" }]
    : [dropped];
}
