const marks: Record<string, readonly string[]> = {
  a: ['ā', 'á', 'ǎ', 'à', 'a'],
  e: ['ē', 'é', 'ě', 'è', 'e'],
  i: ['ī', 'í', 'ǐ', 'ì', 'i'],
  o: ['ō', 'ó', 'ǒ', 'ò', 'o'],
  u: ['ū', 'ú', 'ǔ', 'ù', 'u'],
  ü: ['ǖ', 'ǘ', 'ǚ', 'ǜ', 'ü'],
}

/** `ni3 hao3` → `nǐ hǎo`. The mark stands on a or e, on the o of ou, else on the last vowel. */
export function numberedToMarkedPinyin(numbered: string): string {
  return numbered.replaceAll('u:', 'ü').replaceAll('U:', 'Ü').split(' ').map(markSyllable).join(' ')
}

function markSyllable(syllable: string): string {
  const [, letters, tone] = /^(\p{L}+)([1-5])$/u.exec(syllable) ?? []
  if (letters === undefined || tone === undefined) return syllable
  const lower = letters.toLowerCase()
  const vowels = Array.from(lower).flatMap((letter, place) => (letter in marks ? [place] : []))
  const strong = /[ae]/.exec(lower)?.index ?? (lower.includes('ou') ? lower.indexOf('o') : vowels.at(-1))
  if (strong === undefined) return letters
  const marked = marks[lower[strong] ?? '']?.[Number(tone) - 1] ?? ''
  const isCapital = letters[strong] !== lower[strong]
  return letters.slice(0, strong) + (isCapital ? marked.toUpperCase() : marked) + letters.slice(strong + 1)
}
