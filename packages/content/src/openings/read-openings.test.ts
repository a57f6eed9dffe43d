import { readInContext } from '@lingarden/domain/dictionary/readings'
import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { readOpening } from '@lingarden/domain/opening-words'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { scenesOf } from '@lingarden/languages/loaded'
import { describe, expect, it } from 'vitest'
import { openLanguage } from '../courses/lint/open-language.ts'
import { readOpenings } from './read-openings.ts'

describe.each(supportedLanguages)(
  'the first lines in $language',
  ({ languageCode, tag, voiceTutorNames }) => {
    it('have the words that the dictionary finds in them, whatever the tutor is called', async () => {
      const language = await openLanguage(languageCode)
      const openings = await readOpenings(languageCode, language)
      const names = Object.values(voiceTutorNames)
      for (const { id, welcome } of scenesOf(tag)) {
        const words = openings[id] ?? { lines: [], entries: {} }
        for (const [place, line] of welcome.entries()) {
          const name = names[place % names.length] ?? ''
          const text = line.replaceAll('{tutor}', name)
          const tokens = readOpening(words, text) ?? []
          expect(tokens.map((token) => token.text).join('')).toBe(text)
          const known = readInContext(tokenize(text, tag, language.dictionary), tag, language.dictionary)
          const wordsIn = (all: typeof known) =>
            all.filter(({ kind, text: word }) => kind === 'word' && word !== name).map((word) => word.text)
          expect(wordsIn(tokens)).toEqual(wordsIn(known))
        }
      }
    })

    it('are a small file each, with a meaning for nearly all that can be pressed', async () => {
      const openings = Object.values(await readOpenings(languageCode, await openLanguage(languageCode)))
      const terms = openings.flatMap(({ lines, entries }) =>
        lines
          .flat()
          .filter((piece) => Array.isArray(piece))
          .map(([text, term]) => entries[term ?? text] !== undefined),
      )
      expect(terms.filter(Boolean).length / terms.length).toBeGreaterThan(0.97)
      expect(Math.max(...openings.map((words) => JSON.stringify(words).length))).toBeLessThan(8000)
    })
  },
)
