import type { Edit } from './because.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beginsWithVowel, determiners, movement, subjects, wordsOf } from './words.ts'

const feelings = wordsOf('faim soif peur raison tort sommeil besoin envie froid chaud')
const numbers = wordsOf('quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante')

/** J'est fatigué, je besoin de toi, j'ai froide, elle est mangé une pomme: être and avoir beyond what one of them decides. */
export function correctBeingOrHaving(reader: Reader, place: number): readonly Edit[] {
  return (
    iAm(reader, place) ?? without(reader, place) ?? feltAs(reader, place) ?? withObject(reader, place) ?? []
  )
}

/** J'est: je suis, or j'ai, which sounds alike. */
function iAm({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  if (at(place) !== "j'" || !/^(est|es|suis)$/.test(at(place + 1))) return undefined
  const next = /^(très|pas|déjà|bien|toujours)$/.test(at(place + 2)) ? place + 3 : place + 2
  const participle = read(next, 'participle')
  const isHad =
    /^(un|une|des|deux|trois|quatre|\d+)$/.test(at(next)) ||
    numbers.has(at(next)) ||
    feelings.has(at(next)) ||
    (participle.length > 0 &&
      read(next, 'adjective').length === 0 &&
      !participle.some(({ lemma }) => movement.has(lemma)))
  // J'est un étudiant: of what one is être is meant as well.
  if (isHad && /^une?$/.test(at(next))) return undefined
  const better = isHad && at(place + 1) !== 'suis' ? "j'ai" : 'je suis'
  return words[place + 1] ? [replace(place, place + 1, better, ['goesWith', 'je', better])] : undefined
}

/** Je besoin de toi, elle faim. */
function without({ at, isEnd, lexicon, words, replace }: Reader, place: number): Edit[] | undefined {
  const person = subjects[at(place)]
  if (person === undefined || /^(nous|vous)$/.test(at(place))) return undefined
  const isNeed = at(place + 1) === 'besoin' && /^(de|d')$/.test(at(place + 2))
  const isFelt = /^(faim|soif)$/.test(at(place + 1)) && isEnd(place + 2)
  const form = isNeed || isFelt ? conjugate(lexicon, 'avoir', 'pr', person) : undefined
  if (form === undefined) return undefined
  const subject = /^(je|j')$/.test(at(place)) && beginsWithVowel(form) ? "j'" : `${words[place]?.text} `
  const better = `${subject}${form}`
  return [replace(place, place, better, ['oneSays', `${better} ${at(place + 1)}`])]
}

/** J'ai froide. */
function feltAs({ at, isEnd, read, replace }: Reader, place: number): Edit[] | undefined {
  const better = { froide: 'froid', froids: 'froid', chaude: 'chaud', chauds: 'chaud' }[at(place)]
  const have = /^(très|trop|si)$/.test(at(place - 1)) ? place - 2 : place - 1
  const isHad = read(have, 'verb').some(({ lemma }) => lemma === 'avoir') && at(have - 1) in subjects
  return better !== undefined && isHad && isEnd(place + 1)
    ? [replace(place, place, better, ['oneSays', `avoir ${better}`])]
    : undefined
}

/** Elle est mangé une pomme: with an object behind it, the participle takes avoir. */
function withObject(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, lexicon, replace } = reader
  const person = subjects[at(place - 1)]
  const be = read(place, 'verb').find(
    ({ lemma, tense, person: own }) =>
      lemma === 'être' && (tense === 'pr' || tense === 'im') && own === person,
  )
  // Il est arrivé un accident.
  if (!be?.tense || person === undefined || at(place - 1) === 'il') return undefined
  const participle = read(place + 1, 'participle')
  const isOwn =
    participle.length > 0 &&
    !participle.some(
      ({ lemma }) =>
        movement.has(lemma) || /^(passer|monter|descendre|repartir|convaincre|décéder)$/.test(lemma),
    )
  const isObject =
    /^(un|une|des|du|mon|ma|mes|les|deux|trois)$/.test(at(place + 2)) &&
    determiners.has(at(place + 2)) &&
    read(place + 3, 'noun').length > 0
  // Elle est restée une semaine, ils sont payés deux fois.
  const isSpan =
    /^(fois|jours?|semaines?|mois|ans?|années?|heures?|minutes?|peu|instant|moment|nuit|nuits|matin|soir)$/.test(
      at(place + 3),
    )
  if (!isOwn || !isObject || isSpan || /^(nous|vous)$/.test(at(place - 2))) return undefined
  const form = conjugate(lexicon, 'avoir', be.tense, person)
  return form && at(place - 1) !== 'je' ? [replace(place, place, form, ['frTakesAvoir'])] : undefined
}
