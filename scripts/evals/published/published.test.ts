import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { loadEveryLanguage } from '@lingarden/languages/load'
import { describe, expect, it } from 'vitest'
import { documentWith } from './figures-document.ts'
import { countByRules, publishedDocument, publishedFigures } from './write-figures.ts'

const remedy = 'npm run evals -- publish'

describe('the published figures', () => {
  it('are those of the built-in tutor as it is', async () => {
    await loadEveryLanguage()
    expect(countByRules(await loadLexicons()), remedy).toEqual(publishedFigures().languages)
  }, 120_000)

  it('stand in the document, too', () => {
    expect(documentWith(publishedDocument(), publishedFigures()), remedy).toBe(publishedDocument())
  })
})

it('a document without marks is not written over', () => {
  expect(() => documentWith('# Corrections\n', publishedFigures())).toThrow('lacks')
})
