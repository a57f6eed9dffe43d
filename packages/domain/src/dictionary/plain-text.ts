/** Without accents and tones, in lower case: "mañana" and "Nǐ hǎo" as somebody types them who has only plain keys. */
export function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()
}

const toneMarks: Record<string, string> = { '\u0304': '1', '\u0301': '2', '\u030C': '3', '\u0300': '4' }

/** One syllable on plain keys: "nǐ" → "ni3", "lǜ" → "lv4". */
function numberedSyllable(syllable: string): string {
  const letters = syllable.toLowerCase().normalize('NFD')
  const tone = Array.from(letters, (letter) => toneMarks[letter] ?? '').join('')
  return withoutMarks(letters.replaceAll('u\u0308', 'v')) + tone
}

// Mandarin has some 1,300 syllables; a dictionary repeats them a hundred thousand times.
const knownSyllables = new Map<string, string>()

/** Pinyin as one types it with digits: "nǐ hǎo" → "ni3hao3"; a neutral tone has none. */
export function numberedPinyin(pinyin: string): string {
  let numbered = ''
  for (const syllable of pinyin.split(/[\s'’]+/)) {
    const known = knownSyllables.get(syllable) ?? numberedSyllable(syllable)
    knownSyllables.set(syllable, known)
    numbered += known
  }
  return numbered
}
