/** The letters of Spanish with marks, by the plain one. */
export const spanishMarkedLetters: Readonly<Partial<Record<string, string>>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  u: 'úü',
}
