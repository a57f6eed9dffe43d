/** A word without its accents; ñ stays, as it is a letter of its own. */
export function stripAccents(word: string): string {
  return word
    .normalize('NFD')
    .replace(/(?<!n)\u0303|[\u0300-\u0302\u0308\u0327]/g, '')
    .normalize('NFC')
    .replaceAll('œ', 'oe')
}
