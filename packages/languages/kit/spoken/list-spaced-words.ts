import { plainWords } from '@lingarden/text/plain-words'
import type { HeardWord } from '../../rules/spoken-rules.ts'

/** The words of a sentence whose writing parts them by spaces; a capital inside it makes a name. */
export const listSpacedWords = (text: string): HeardWord[] =>
  text.split(/(?<=[.!?¡¿…])\s*/u).flatMap((sentence) =>
    (sentence.match(/[^\s'’-]+/gu) ?? []).flatMap((written, place) =>
      plainWords(written).map((plain) => ({
        plain,
        isName: place > 0 && /^\p{P}*\p{Lu}/u.test(written),
      })),
    ),
  )
