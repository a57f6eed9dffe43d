import { describeForm, describeFormReason } from '@lingarden/languages/kit/dictionary/form-reason'
import { meaningOf } from '@lingarden/languages/kit/dictionary/entry'
import { describe, expect, it } from 'vitest'
import { readBuiltDictionary } from '@lingarden/languages/build/built-dictionary'

describe.each([
  [
    'es-ES',
    250_000,
    {
      tuvieron: '3rd person plural preterite of tener',
      hablo: '1st person singular present of hablar',
      hablaba: '1st or 3rd person singular imperfect of hablar',
      durmiendo: 'gerund of dormir',
      rojas: 'feminine plural of rojo',
      lápices: 'plural of lápiz',
      jóvenes: 'plural of joven',
      países: 'plural of país',
      exámenes: 'plural of examen',
      rápidamente: 'adverb of rápido',
      abalanzaríamos: '1st person plural conditional of abalanzarse',
    },
  ],
  [
    'fr-FR',
    130_000,
    {
      mangeons: '1st person plural imperative or 1st person plural present of manger',
      voudrais: '1st or 2nd person singular conditional of vouloir',
      belles: 'feminine plural of beau',
      chevaux: 'plural of cheval',
      finissant: 'present participle of finir',
      parlée: 'feminine past participle of parler',
      nationales: 'feminine plural of national',
    },
  ],
] as const)('%s', (languageCode, least, wanted) => {
  const { forms, lemmas, lookUp } = readBuiltDictionary(languageCode)

  it(`[3.15a] tells what each of over ${least} forms is a form of`, () => {
    const all = new Set(lemmas.flatMap((lemma) => forms.listForms(lemma).map(([form]) => form)))
    expect(all.size).toBeGreaterThan(least)
    for (const [form, reason] of Object.entries(wanted))
      expect(forms.lookUp(form).map(describeForm), form).toContain(reason)
  })

  it('every lemma of the table has an entry, and every reason its words', () => {
    expect(lemmas.filter((lemma) => !lookUp(lemma))).toEqual([])
    const reasons = new Set(lemmas.flatMap((lemma) => forms.listForms(lemma).map(([, codes]) => codes)))
    expect(Array.from(reasons).filter((codes) => describeFormReason(codes) === undefined)).toEqual([])
  })
})

it('a frequent form shows its lemma’s meaning and what it is', () => {
  const { lookUp } = readBuiltDictionary('es-ES')
  const entry = lookUp('juega')
  expect(entry && meaningOf(entry).definition).toEqual([
    'v. play',
    '2nd person singular imperative or 3rd person singular present of jugar',
  ])
})
