/** Width of the white border that scanners require around a QR code, in modules. */
export const QR_QUIET_ZONE = 4;

/**
 * Returns one SVG path for the dark modules of a QR code, for a stroke one module wide. Each run of dark modules in a
 * row is one line. Relative coordinates reduce the compressed path to a third of the size of rectangles.
 */
export function createQrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => {
      let line = `M0 ${y}.5`;
      for (let x = 0; x < row.length; ) {
        const isDark = row[x];
        const from = x;
        while (x < row.length && row[x] === isDark) x += 1;
        line += isDark ? `h${x - from}` : `m${x - from} 0`;
      }
      return line;
    })
    .join("");
}
