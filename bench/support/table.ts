/** Prints a table as Markdown, ready for README.md. */
export function printTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const lines = [columns, columns.map((_, at) => (at === 0 ? '---' : '---:')), ...rows];
  console.log(`\n${title}\n\n${lines.map(cells => `| ${cells.join(' | ')} |`).join('\n')}`);
}

export const whole = (value: number) => Math.round(value).toLocaleString('en');
export const fine = (value: number) => value.toFixed(2);
