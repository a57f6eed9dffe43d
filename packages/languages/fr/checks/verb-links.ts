import type { Edit } from './because.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beginsWithVowel, determiners, kin, subjects, wordsOf } from './words.ts'

/** Corrects what a verb takes with it: its own pronoun, à or de, chez, en: je me lève, j'ai besoin de, né en 1990. */
export function correctVerbLink(reader: Reader, place: number): readonly Edit[] {
  return (
    ownPronoun(reader, place) ??
    need(reader, place) ??
    toWhom(reader, place) ??
    atPlace(reader, place) ??
    year(reader, place) ??
    []
  )
}

const daily = wordsOf('lever coucher réveiller habiller doucher promener reposer dépêcher')
const own = ['me', 'te', 'se', 'nous', 'vous', 'se'] as const

/** Je lève à sept heures, nous promenons dans le parc, elle se s'appelle. */
function ownPronoun({ at, read, words, isEnd, replace }: Reader, place: number): Edit[] | undefined {
  const person = subjects[at(place)]
  if (/^(me|te|se)$/.test(at(place)) && at(place + 1) === `${at(place).charAt(0)}'`)
    return [replace(place, place + 1, at(place + 1), ['frOnce', at(place + 1)])]
  if (person === undefined) return undefined
  const verb = read(place + 1, 'verb').find(
    ({ lemma, tense }) => daily.has(lemma) && /^(pr|im)$/.test(tense ?? ''),
  )
  if (!verb || verb.person !== person || /^(nous|vous)$/.test(at(place - 1))) return undefined
  const isAlone =
    isEnd(place + 2) ||
    /^(à|au|dans|tôt|tard|vite|vers|avant|après|souvent|toujours|le|tous|et|en)$/.test(at(place + 2))
  const isObject =
    at(place + 2) === 'le' && !/^(matin|soir|lundi|samedi|dimanche|week-end)$/.test(at(place + 3))
  if (!isAlone || isObject) return undefined
  const pronoun = own[person]
  const written = words[place + 1]?.text ?? ''
  const subject = at(place) === "j'" ? 'je' : (words[place]?.text ?? '')
  const elided =
    beginsWithVowel(at(place + 1)) && /^[mts]e$/.test(pronoun) ? `${pronoun.charAt(0)}'` : `${pronoun} `
  return [
    replace(place, place + 1, `${subject} ${elided}${written}`, [
      'frOneself',
      `${subject} ${elided}${written}`,
    ]),
  ]
}

/** J'ai besoin un stylo, il a envie une glace. */
function need({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  const isHad = read(place - 1, 'verb').some(({ lemma }) => lemma === 'avoir') && at(place - 2) !== 'en'
  // Il a peur la nuit, j'en ai besoin ce soir.
  const isTime = /^(nuit|soir|matin|jour|fois|semaine|année|journée|week-end)$/.test(at(place + 2))
  if (
    !isHad ||
    isTime ||
    !/^(besoin|envie|peur)$/.test(at(place)) ||
    !/^(un|une|le|la|l'|mon|ma|mes|cet|cette|ce|ton|ta|tes|son|sa)$/.test(at(place + 1))
  )
    return undefined
  const article = words[place + 1]?.text ?? ''
  const link = beginsWithVowel(at(place + 1)) ? "d'" : 'de '
  const whole = at(place + 1) === 'le' ? 'du' : `${link}${article}`
  return [replace(place, place + 1, `${words[place]?.text} ${whole}`, ['frLink', at(place), 'de'])]
}

const talking = wordsOf('téléphoner parler répondre ressembler obéir plaire')

/** Je téléphone ma mère, je parle mon voisin. */
function toWhom({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  const verb = read(place, 'verb', 'infinitive').find(({ lemma }) => talking.has(lemma))
  if (!verb || !determiners.has(at(place + 1)) || !kin.has(at(place + 2))) return undefined
  if (/^(le|les)$/.test(at(place + 1))) return undefined
  return [replace(place + 1, place + 1, `à ${words[place + 1]?.text}`, ['frLink', verb.lemma, 'à'])]
}

const walking = /^(aller|venir|rentrer|marcher|partir|arriver)$/
const doctors = /^(médecin|docteur|dentiste|coiffeur|boulanger|boucher|garagiste|avocat)$/
const staying = /^(aller|rester|dormir|habiter|manger|dîner|passer|rentrer)$/

/** Je vais au dentiste, je reste à mes parents, à pied. */
function atPlace({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  // Mettre sur pied, en pied: only of going it is à pied.
  const goes = words
    .slice(0, place)
    .some((_, other) =>
      read(other, 'verb', 'infinitive', 'participle').some(({ lemma }) => walking.test(lemma)),
    )
  if (goes && /^(sur|par|en)$/.test(at(place)) && at(place + 1) === 'pied')
    return [replace(place, place + 1, 'à pied', ['frOnFoot'])]
  const isGoing = read(place - 1, 'verb', 'infinitive').some(({ lemma }) => staying.test(lemma))
  if (!isGoing) return undefined
  if (at(place) === 'au' && doctors.test(at(place + 1)))
    return [replace(place, place, 'chez le', ['frAtSomeone', `chez le ${at(place + 1)}`])]
  const isKin =
    at(place) === 'à' &&
    /^(mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos)$/.test(at(place + 1)) &&
    kin.has(at(place + 2))
  return isKin
    ? [replace(place, place, 'chez', ['frAtSomeone', `chez ${at(place + 1)} ${words[place + 2]?.text}`])]
    : undefined
}

/** Né dans 1995. */
function year({ at, replace }: Reader, place: number): Edit[] | undefined {
  if (!/^(19|20)\d\d$/.test(at(place + 1))) return undefined
  // De 1990 à 1995.
  const isAt = /^(à|sur)$/.test(at(place)) && /^née?s?$/.test(at(place - 1))
  if (at(place) !== 'dans' && !isAt) return undefined
  return [replace(place, place, 'en', ['frInYear', at(place + 1)])]
}

const past = [
  'hier',
  'hier soir',
  'la semaine dernière',
  "l' année dernière",
  'le mois dernier',
  'samedi dernier',
  'dimanche dernier',
]
const unfinished = /^(être|avoir|habiter|vivre|vouloir|pouvoir|savoir|devoir|pleuvoir|aimer|falloir)$/

/** Quand j'étais petit, je joue au foot: how things went on then is told in the imperfect. */
export function correctChildhood(reader: Reader, place: number): readonly Edit[] {
  const { at, isStart, read, lexicon, words, replace } = reader
  const subject = place + 1
  const first = subjects[at(subject)]
  const isThen = read(subject + 1, 'verb').some(
    ({ lemma, tense, person }) => lemma === 'être' && tense === 'im' && person === first,
  )
  if (at(place) !== 'quand' || !isStart(place) || first === undefined || !isThen) return []
  const comma = words.findIndex(({ text }, other) => other > subject && text === ',')
  const main = comma + 1
  const person = subjects[at(main)]
  const readings = read(main + 1)
  const given = readings.find((reading) => reading.person === person && reading.tense === 'pr')
  const isPresent = readings.every(
    ({ kind, tense }) => kind === 'noun' || (kind === 'verb' && /^(pr|su|ip)$/.test(tense ?? '')),
  )
  if (comma < 0 || person === undefined || !given || !isPresent) return []
  // Quand j'étais petit, je suis allé: the past is there already.
  const isAuxiliary = readings.some(({ lemma }) => /^(être|avoir)$/.test(lemma))
  if (isAuxiliary && read(main + 2, 'participle').length > 0) return []
  const form = conjugate(lexicon, given.lemma, 'im', person)
  return form && form !== at(main + 1)
    ? [
        replace(main + 1, main + 1, form, [
          'frImperfect',
          `quand ${words[subject]?.lower ?? ''}${at(subject) === "j'" ? '' : ' '}${at(subject + 1)}`,
          form,
        ]),
      ]
    : []
}

/** Hier je vais au cinéma: with a time that is over the verb is in the past. */
export function correctPast(
  { at, says, isStart, read, lexicon, replace, words }: Reader,
  place: number,
): readonly Edit[] {
  const when = isStart(place) ? past.findLast((phrase) => says(place, phrase)) : undefined
  if (when === undefined) return []
  const after = place + when.split(' ').length
  const subject = at(after) === ',' ? after + 1 : after
  const person = subjects[at(subject)]
  const verb = read(subject + 1, 'verb').find(
    (reading) => reading.person === person && reading.tense === 'pr',
  )
  if (
    person === undefined ||
    !verb ||
    read(subject + 1).some(({ kind, tense }) => kind !== 'verb' || /^(sp|pt|im)$/.test(tense ?? ''))
  )
    return []
  // Hier il a fait beau: the past is there already.
  const isAuxiliary = read(subject + 1).some(({ lemma }) => /^(être|avoir)$/.test(lemma))
  if (isAuxiliary && [2, 3].some((next) => read(subject + next, 'participle', 'infinitive').length > 0))
    return []
  const told = when.replace("' ", "'")
  const first = words[subject]?.text ?? ''
  if (unfinished.test(verb.lemma)) {
    const form = conjugate(lexicon, verb.lemma, 'im', person)
    return form ? [replace(subject + 1, subject + 1, form, ['frImperfect', told, form])] : []
  }
  const [participle] = lexicon.inflect(verb.lemma, 'ppms')
  const isMoved = /^(aller|venir|partir|arriver|rester|tomber|entrer|revenir|naître|mourir|devenir)$/.test(
    verb.lemma,
  )
  const form = conjugate(lexicon, isMoved ? 'être' : 'avoir', 'pr', person)
  if (participle === undefined || form === undefined) return []
  const agreed = isMoved && person > 2 ? `${participle}s` : participle
  const pronoun =
    isMoved && at(subject) === "j'" ? 'je ' : at(subject) === 'je' && !isMoved ? "j'" : `${first} `
  const better = `${pronoun}${form} ${agreed}`
  return [replace(subject, subject + 1, better, ['frPast', told, better])]
}
