/** Width of the white border that scanners require around a QR code, in modules. */
export const QR_QUIET_ZONE = 4;

/** Returns one SVG path for the dark modules of a QR code. Each run of dark modules in a row is one rectangle. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        const from = x;
        while (row[x + 1]) x += 1;
        runs.push(`M${from} ${y}h${x - from + 1}v1H${from}z`);
      }
      return runs;
    })
    .join("");
}
