/** Promise with what was observed. */
export type ScaleFinding = { what: string; promised: string; seen: string; isKept: boolean };

/** Prints the findings as a table. Returns whether all promises were fulfilled. */
export function printFindings(findings: ScaleFinding[]): boolean {
  const rows = [
    ["", "promised", "seen"],
    ...findings.map(({ what, promised, seen, isKept }) => [
      `${isKept ? "✓" : "✗"} ${what}`,
      promised,
      seen,
    ]),
  ];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  console.log();
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  }
  return findings.every(({ isKept }) => isKept);
}
