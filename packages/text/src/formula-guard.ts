/**
 * Spreadsheets run a cell that begins with one of these as a formula, so that a word could act on the machine of whoever
 * opens the file (https://owasp.org/www-community/attacks/CSV_Injection). Full-width signs count, as some versions read
 * them as the plain ones.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/u
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/u

/** The cell with an apostrophe before it where it could run; spreadsheets then take it for text. */
export function guardFormula(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell
}

/** Takes one guarding apostrophe away; the exact opposite of guardFormula. */
export function unguardFormula(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell
}
