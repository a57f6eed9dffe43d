import { readWordList } from '@lingarden/languages/build/built-dictionary'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import { levelLines } from './level-lists.ts'

it.each(supportedLanguages)(
  'the levels of $tag are those of its dictionary (write-level-lists.ts)',
  (language) => {
    expect(readWordList(language.tag, 'levels.txt')).toEqual(levelLines(language))
  },
)
