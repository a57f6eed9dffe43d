import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import { openingEntry, openingTokens } from '@/lib/prefetch/opening-words'
import { elementOf } from '../element-of'

/** A word that was pressed. */
export interface DrawnWord {
  term: string
  reading: string
  meaning: string
  /** Among the words of its line. */
  place: number
}

interface Drawing {
  showsReadings: boolean
  onPress: (word: DrawnWord) => void
}

const wordLook =
  '-my-px rounded-[4px] py-px whitespace-pre-wrap decoration-leaf decoration-2 underline-offset-4 hover:bg-leaf-pale hover:underline'
const readingLook = 'px-[0.18em] text-[0.5em] text-ink-soft'

/** The words of a line as buttons, between what is none; undefined where they are not known. */
export function drawWords(
  text: string,
  languageCode: string,
  { showsReadings, onPress }: Drawing,
): (string | Node)[] | undefined {
  let place = 0
  return openingTokens(languageCode, text)?.map((token) => {
    if (token.kind !== 'word') return token.text
    const entry = openingEntry(languageCode, token.term ?? token.text)
    const word = {
      term: token.term ?? token.text,
      reading: token.reading ?? entry?.pronunciation ?? '',
      meaning: entry?.definition ?? '',
      place: place++,
    }
    const button = elementOf('button', wordLook, showsReadings ? withReading(token) : token.text)
    button.setAttribute('type', 'button')
    button.addEventListener('click', () => onPress(word))
    return button
  })
}

function withReading({ text, reading }: ReadToken): string | Node {
  return reading === undefined
    ? text
    : elementOf('ruby', '', text, elementOf('rt', readingLook, reading.replaceAll(' ', '')))
}
