/** The letters of French with marks, by the plain one. */
export const frenchMarkedLetters: Readonly<Partial<Record<string, string>>> = {
  a: 'àâ',
  c: 'ç',
  e: 'éèêë',
  i: 'îï',
  o: 'ô',
  u: 'ùûü',
}
