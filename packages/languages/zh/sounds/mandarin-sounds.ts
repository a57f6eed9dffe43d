import { readAsSpoken } from '../reading/read-as-spoken.ts'
import { readInContext } from '../reading/read-in-context.ts'
import { soundClauses } from '../../kit/sounds/sound-clauses.ts'
import type { TermLookup } from '../../kit/tokens/text-token.ts'
import { tokenizeMandarin } from '../tokenize/tokenize.ts'
import { spellNumbers } from './spell-numbers.ts'
import { syllableSounds } from './syllable-sounds.ts'

/**
 * A Mandarin text in the sounds that the neural model was trained on: each word read by what stands around it, its
 * tones as they are spoken.
 * @param readLatin the sounds of what is written in Latin letters
 */
export function mandarinSounds(
  text: string,
  dictionary: TermLookup,
  readLatin: (text: string) => string,
): string {
  const spelt = spellNumbers(text)
  const tokens = readAsSpoken(readInContext(tokenizeMandarin(spelt, dictionary), dictionary))
  let at = 0
  return soundClauses(spelt, (clause) => {
    const start = spelt.indexOf(clause, at)
    at = start + clause.length
    return tokens
      .filter((token) => token.start >= start && token.start < at && token.kind !== 'space')
      .map(({ text: word, reading }) =>
        reading === undefined ? readLatin(word) : reading.split(' ').map(syllableSounds).join(''),
      )
      .filter((sounds) => sounds !== '')
      .join(' ')
  })
}
