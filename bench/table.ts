/** Prints a table that can be pasted into `docs/figures.md`. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => (typeof cell === 'number' ? rounded(cell) : cell)).join(' | ')} |`;
  process.stdout.write(['', `### ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n'));
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}
