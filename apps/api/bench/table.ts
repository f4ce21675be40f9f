/** The first row is the head; numbers stand right. */
export function printTable(title: string, rows: readonly string[][]) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
}
