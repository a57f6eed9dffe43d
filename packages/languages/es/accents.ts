/** Vowels with the accent that marks stress. */
export const accented: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

/** A Spanish text without the accents that mark stress; ñ and ü are letters and keep their marks. */
export const withoutStress = (text: string): string =>
  text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC')
