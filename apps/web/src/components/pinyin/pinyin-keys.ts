/** What a key does while characters are offered. */
export type PinyinKey =
  | { kind: 'pick'; place: number | 'marked' }
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'turn'; by: 1 | -1 }
  | { kind: 'keep' }

interface Situation {
  /** Whether the digits 1 to 5 are tones rather than places in the list. */
  areDigitsTones: boolean
  /** Whether the caret stands at the end of the text, where right and left have nothing else to do. */
  isAtEnd: boolean
  /** Whether one of them is marked. */
  isMarked: boolean
  /** Whether a space stands before the caret already. */
  isAfterSpace: boolean
}

/**
 * Reads a key that was pressed while characters are offered; undefined for one that is none of its business.
 * Enter takes the marked one, and so does a second space: the first parts syllables or words, as in ni hao. Digits take
 * the one at their place, Escape keeps the letters.
 */
export function readPinyinKey(key: string, situation: Situation): PinyinKey | undefined {
  const { areDigitsTones, isMarked, isAtEnd, isAfterSpace } = situation
  if (/^[1-9]$/.test(key)) {
    const isTone = areDigitsTones && key <= '5'
    return isTone ? undefined : { kind: 'pick', place: Number(key) - 1 }
  }
  switch (key) {
    case ' ':
      return isAfterSpace && isMarked ? { kind: 'pick', place: 'marked' } : undefined
    case 'Enter':
      return isMarked ? { kind: 'pick', place: 'marked' } : undefined
    case 'ArrowDown':
      return { kind: 'move', by: 1 }
    case 'ArrowUp':
      return { kind: 'move', by: -1 }
    case 'ArrowRight':
      return isAtEnd && isMarked ? { kind: 'move', by: 1 } : undefined
    case 'ArrowLeft':
      return isAtEnd && isMarked ? { kind: 'move', by: -1 } : undefined
    case 'PageDown':
      return { kind: 'turn', by: 1 }
    case 'PageUp':
      return { kind: 'turn', by: -1 }
    case 'Escape':
      return { kind: 'keep' }
    default:
      return undefined
  }
}
