import { judgeAnswer, type AnswerDictionary } from '@lingarden/domain/exercises/judge-answer'
import { editDistance } from '@lingarden/text/edit-distance'
import { withoutMarks } from '@lingarden/text/plain-text'
import { describe, expect, it } from 'vitest'
import { openDictionary } from '../open-dictionary.ts'
import { readCourse } from './course-files.ts'

/** Only such may be taken for one another, and asking the dictionary of each pair would take minutes. */
const isClose = (a: string, b: string) => editDistance(withoutMarks(a), withoutMarks(b), 1) <= 1

/** Opened once, as each is large. */
const dictionaries = { es: await openDictionary('es-ES'), fr: await openDictionary('fr-FR') }
type Latin = keyof typeof dictionaries

const judge = (language: Latin, given: string, answer: string) => {
  const dictionary: AnswerDictionary = dictionaries[language]
  return judgeAnswer(given, { accepted: [answer], language, dictionary })
}
const meanings = (language: Latin, given: string, answer: string) => {
  const { other } = judge(language, given, answer)
  return other && `${other.word}: ${other.meaning} · ${other.answer}: ${other.answerMeaning}`
}

describe('a real word is no slip', () => {
  it.each([
    ['es', 'padre', 'madre', 'padre: father · madre: mother'],
    ['es', 'señor', 'señora', 'señor: sir, Mr · señora: madam, Mrs'],
    ['es', 'noche', 'coche', 'noche: night, evening · coche: car'],
    ['es', 'fiesta', 'siesta', 'fiesta: party, holiday · siesta: siesta, nap'],
    ['fr', 'fille', 'ville', 'fille: girl · ville: city, town'],
    ['fr', 'malade', 'salade', 'malade: ill, sick · salade: salad'],
    // Without its accent it is that word all the same: comía.
    [
      'es',
      'ella comia mucho',
      'Ella comió mucho.',
      'comía: 1st or 3rd person singular imperfect of comer · comió: 3rd person singular preterite of comer',
    ],
  ] as const)(
    '%s: %s for %s is another word, and both meanings are told',
    (language, given, answer, told) => {
      expect(judge(language, given, answer).verdict).toBe('form')
      expect(meanings(language, given, answer)).toBe(told)
    },
  )

  it.each([
    ['es', 'naranha', 'naranja'],
    ['es', 'tengo hambrre', 'Tengo hambre.'],
    ['fr', 'merçiy', 'merci'],
    ['fr', 'une bouteile', 'Une bouteille.'],
  ] as const)('%s: %s for %s is one', (language, given, answer) => {
    expect(judge(language, given, answer).verdict).toBe('typo')
  })

  it('whatever else was written for a word, its meaning is told', () => {
    expect(judge('es', 'gato', 'perro').verdict).toBe('wrong')
    expect(meanings('es', 'gato', 'perro')).toBe('gato: cat, jack · perro: dog')
  })

  it.each([
    ['es', 'es-ES'],
    ['fr', 'fr-FR'],
  ] as const)(
    '%s: no word of the course takes another of the 5,000 most frequent for itself, but for spellings of one meaning',
    (language, languageCode) => {
      const terms = readCourse(languageCode).units.flatMap(({ lessons }) =>
        lessons.flatMap((each) => each.terms),
      )
      const words = [...new Set(terms)].filter((term) => !/\s/u.test(term) && Array.from(term).length >= 5)
      const { listPlaces, entryAt } = dictionaries[language]
      const frequent = listPlaces(undefined).slice(0, 5000).map(entryAt)
      const taken = words.flatMap((word) =>
        frequent
          .filter(({ term, aside }) => !aside && term !== word && isClose(term, word))
          .filter(({ term }) => ['accent', 'typo'].includes(judge(language, term, word).verdict))
          .map(({ term }) => `${term} for ${word}`),
      )
      expect(words.length).toBeGreaterThan(400)
      expect(taken).toEqual(language === 'es' ? ['donde for dónde'] : [])
    },
    60_000,
  )
})

describe('an accent that is not right', () => {
  it.each([
    ['es', 'nino', 'niño'],
    ['es', 'adios', 'adiós'],
    ['es', 'ingles', 'inglés'],
    ['es', 'medico', 'médico'],
    ['es', '¿Como estas?', '¿Cómo estás?'],
    ['es', 'Tu eres alto', 'Tú eres alto.'],
    ['es', 'el habla', 'Él habla.'],
    ['es', 'si, quiero te', 'Sí, quiero té.'],
    ['es', 'aun no lo se', 'Aún no lo sé.'],
    ['fr', 'trés', 'très'],
    ['fr', 'Tu vas ou ?', 'Tu vas où ?'],
    ['fr', 'Il est a Paris', 'Il est à Paris.'],
    ['fr', 'Je vais au marche', 'Je vais au marché.'],
    ['fr', "J'ai mange", "J'ai mangé."],
    ['fr', 'ca va', 'Ça va ?'],
  ] as const)('%s: is forgiven in %s, where %s alone can be meant', (language, given, answer) => {
    expect(judge(language, given, answer).verdict).toBe('accent')
  })

  it.each([
    ['es', 'Tengo veinte anos', 'Tengo veinte años.', 'anos: anus · años: years'],
    ['es', 'Este es mi papa', 'Este es mi papá.', 'papa: pope · papá: dad, daddy'],
    [
      'es',
      'Hablo con Ana',
      'Habló con Ana.',
      'hablo: 1st person singular present of hablar · habló: 3rd person singular preterite of hablar',
    ],
    // A word by itself has no sentence that would tell which one is meant.
    ['es', 'tu', 'tú', 'tu: your · tú: you'],
    ['es', 'el', 'él', 'el: the, m. singular · él: he'],
    ['fr', 'ou', 'où', 'ou: or · où: where'],
    ['fr', 'marche', 'marché', 'marche: walk, step · marché: market'],
  ] as const)('%s: %s for %s is another word that could be meant', (language, given, answer, told) => {
    expect(judge(language, given, answer).verdict).toBe('form')
    expect(meanings(language, given, answer)).toBe(told)
  })
})
