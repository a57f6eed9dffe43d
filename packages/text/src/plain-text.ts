const hasNoMarks = /^[ -~]*$/u

/** Without accents and tones, in lower case: "mañana" and "Nǐ hǎo" as somebody types them who has only plain keys. */
export function withoutMarks(text: string): string {
  // Most texts have none, and taking them off takes ten times as long as seeing that.
  if (hasNoMarks.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()
}

const separators = /[\s'’·-]+/g

// Mandarin has some 1,300 syllables; a dictionary repeats them a hundred thousand times.
const knownPieces = new Map<string, string>()

/** Without marks, spaces, apostrophes and hyphens: "s'il vous plaît" → "silvousplait"; ü is typed v. */
export function onPlainKeys(text: string): string {
  let typed = ''
  for (const piece of text.split(separators)) {
    const known = knownPieces.get(piece) ?? plainPiece(piece)
    if (piece.length <= 6) knownPieces.set(piece, known)
    typed += known
  }
  return typed
}

const hasPinyinUmlaut = /[üǖǘǚǜ]/iu
const isSyllable = /^[nl]?[üǖǘǚǜ]\p{L}{0,2}$/iu

function plainPiece(piece: string): string {
  // Pinyin alone: ü in pingüino stays a u.
  if (hasPinyinUmlaut.test(piece) && isSyllable.test(piece))
    return withoutMarks(piece.replace(hasPinyinUmlaut, 'v'))
  return withoutMarks(piece)
}

const toneMarks: Record<string, string> = { '\u0304': '1', '\u0301': '2', '\u030C': '3', '\u0300': '4' }

/** The tones of pinyin in their order, 1 to 4: "nǐ hǎo" and "ni3hao3" → "33"; neutral ones leave no trace. */
export function tonesOf(pinyin: string): string {
  return Array.from(pinyin.normalize('NFD'), (letter) =>
    /[1-4]/.test(letter) ? letter : (toneMarks[letter] ?? ''),
  ).join('')
}
