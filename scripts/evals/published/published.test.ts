import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { loadEveryLanguage } from '@lingarden/languages/loaded'
import { createPracticeTutor } from '@lingarden/practice-tutor/engine'
import { describe, expect, it } from 'vitest'
import { takeEvalTurns } from '../sentences/take-turns.ts'
import { documentWith } from './figures-document.ts'
import { countsByLanguage, publishedDocument, publishedFigures } from './write-figures.ts'

const remedy = 'npm run evals -- --builtin --write'

describe('the published figures', () => {
  it('are those of the built-in tutor as it is', async () => {
    await loadEveryLanguage()
    const results = await takeEvalTurns(createPracticeTutor(await loadLexicons()), supportedLanguages)
    expect(countsByLanguage(results), remedy).toEqual(publishedFigures().languages)
  }, 60_000)

  it('stand in the document, too', () => {
    expect(documentWith(publishedDocument(), publishedFigures()), remedy).toBe(publishedDocument())
  })
})

it('a document without marks is not written over', () => {
  expect(() => documentWith('# Corrections\n', publishedFigures())).toThrow('lacks')
})
