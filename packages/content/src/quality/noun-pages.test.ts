import { lemmaForForms, hasForms } from '@lingarden/domain/dictionary/page-forms'
import { agreementForms, conjugationTable, listInflections } from '@lingarden/domain/dictionary/paradigm'
import { describe, expect, it } from 'vitest'
import { readCourse } from '../courses/course-files.ts'
import { readBuiltDictionary } from '@lingarden/languages/build/built-dictionary'

/** What the page of a word shows of its forms. */
function pageOf(languageCode: string, term: string) {
  const { lookUp, forms } = readBuiltDictionary(languageCode)
  const entry = lookUp(term)
  if (!entry) throw new Error(`${term} is no word`)
  const own = listInflections(forms, entry.term, languageCode)
  const lemma = hasForms(own) ? undefined : lemmaForForms(entry)
  const shown = lemma === undefined ? own : listInflections(forms, lemma, languageCode)
  return {
    lemma,
    isVerb: conjugationTable(shown) !== undefined,
    agreements: agreementForms(shown).map(
      ({ agreement, forms: found }) => `${agreement} ${found.join(', ')}`,
    ),
  }
}

describe.each(['es-ES', 'fr-FR'] as const)('the pages of the nouns of the course %s', (languageCode) => {
  const { lookUp } = readBuiltDictionary(languageCode)
  const terms = readCourse(languageCode).units.flatMap(({ lessons }) =>
    lessons.flatMap((lesson) => lesson.terms),
  )
  const nouns = terms.filter((term) => lookUp(term)?.pos === 'n.')
  const pages = nouns.map((term) => ({ term, ...pageOf(languageCode, term) }))

  it('none shows the conjugation of a verb that is written like it', () => {
    expect(nouns.length).toBeGreaterThan(330)
    // dîner, devoir and the like are verbs themselves.
    const strange = pages.filter(({ term, isVerb }) => isVerb && !/(?:[aeiíou]r|re)$/u.test(term))
    expect(strange).toEqual([])
  })

  it('nearly all show their plural', () => {
    const without = pages.filter(({ term, agreements }) => !term.includes(' ') && agreements.length === 0)
    expect(without.length / pages.length).toBeLessThan(0.03)
  })
})

it.each([
  ['es-ES', 'casa', 'pl casas'],
  ['es-ES', 'persona', 'pl personas'],
  ['es-ES', 'invierno', 'pl inviernos'],
  ['es-ES', 'libro', 'pl libros'],
  ['es-ES', 'vino', 'pl vinos'],
  ['es-ES', 'cuenta', 'pl cuentas'],
  ['es-ES', 'casas', 'pl casas'],
  ['fr-FR', 'marche', 'pl marches'],
  ['fr-FR', 'livre', 'pl livres'],
])('in %s the page of %s shows %s and no verb', (languageCode, term, plural) => {
  expect(pageOf(languageCode, term)).toMatchObject({
    isVerb: false,
    agreements: expect.arrayContaining([plural]),
  })
})

it('a form of a verb shows its conjugation, and what is noun and verb both', () => {
  expect(pageOf('es-ES', 'tienes')).toMatchObject({ lemma: 'tener', isVerb: true })
  expect(pageOf('es-ES', 'deber')).toMatchObject({ isVerb: true, agreements: ['pl deberes'] })
  expect(pageOf('fr-FR', 'dîner')).toMatchObject({ isVerb: true, agreements: ['pl dîners'] })
})

it.each([
  ['vino', 'venir'],
  ['cuenta', 'contar'],
  ['casa', 'casar'],
])('the page of %s names the verb %s', (term, verb) => {
  expect(
    readBuiltDictionary('es-ES')
      .lookUp(term)
      ?.formOf?.map(([lemma]) => lemma),
  ).toContain(verb)
})
