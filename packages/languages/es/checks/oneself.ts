import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { ownClitics } from './clause.ts'
import { clitics, kin, subjects, wordsOf } from './words.ts'

const daily = wordsOf('levantar despertar acostar duchar')
const whenever = wordsOf('temprano tarde pronto')
const body = wordsOf(
  'cabeza mano manos pie pies brazo brazos pierna piernas espalda estómago garganta ojo ojos diente dientes pelo cara ' +
    'rodilla rodillas oreja orejas oído oídos cuello dedo dedos nariz boca muelas',
)
const feminineBody = wordsOf(
  'cabeza mano manos pierna piernas espalda garganta cara rodilla rodillas oreja orejas nariz boca muelas',
)

/** What one does to oneself has its clitic, and parts of the body the article: me levanto a las siete, me duele la cabeza. */
export function correctOneself(reader: Reader, place: number): readonly Edit[] {
  return [...namedSo(reader, place), ...dailyRound(reader, place), ...bodyPart(reader, place)]
}

/** Mi perro llama Max, me llamo es Tom. */
function namedSo({ at, read, isName, isEnd, words, replace }: Reader, place: number): readonly Edit[] {
  const call = read(place, 'verb').find(({ lemma, tense }) => lemma === 'llamar' && tense === 'pr')
  if (call?.person === undefined) return []
  const written = words[place]?.text ?? ''
  if (clitics.has(at(place - 1)))
    return at(place + 1) === 'es' && isName(place + 2)
      ? [replace(place, place + 1, written, ['oneSaysWithout', `${at(place - 1)} ${written}`, 'es'])]
      : []
  const isSubject =
    subjects[at(place - 1)] === call.person ||
    kin.has(at(place - 1)) ||
    /^(perr|gat)[oa]$/.test(at(place - 1))
  if (!isSubject || !isName(place + 1) || !isEnd(place + 2)) return []
  const own = `${ownClitics[call.person]} ${at(place)}`
  return [replace(place, place, own, ['esOneself', own])]
}

/** Yo levanto a las siete. */
function dailyRound({ at, read, replace }: Reader, place: number): readonly Edit[] {
  const act = read(place, 'verb').find(({ lemma, tense }) => daily.has(lemma) && tense === 'pr')
  if (act?.person === undefined || clitics.has(at(place - 1))) return []
  const isAtTime =
    (whenever.has(at(place + 1)) && at(place + 2) !== 'a') ||
    (at(place + 1) === 'por' && /^(mañana|tarde|noche)$/.test(at(place + 3))) ||
    (at(place + 1) === 'a' &&
      /^las?$/.test(at(place + 2)) &&
      /^(\d+|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)$/.test(at(place + 3)))
  if (!isAtTime) return []
  const own = `${ownClitics[act.person]} ${at(place)}`
  return [replace(place, place, own, ['esOneself', own])]
}

/** Me duele mi cabeza, me lavo mis manos. */
function bodyPart({ at, read, replace }: Reader, place: number): readonly Edit[] {
  const part = at(place + 1)
  if (!/^(mi|tu|su|nuestr[oa])s?$/.test(at(place)) || !body.has(part)) return []
  const isOwn =
    /^(me|te|se|le|nos|les)$/.test(at(place - 2)) &&
    read(place - 1, 'verb').some(({ lemma }) => /^(doler|lavar|cepillar|cortar|romper)$/.test(lemma))
  if (!isOwn) return []
  const article = feminineBody.has(part) ? 'la' : 'el'
  const better = part.endsWith('s') ? (article === 'la' ? 'las' : 'los') : article
  return [replace(place, place, better, ['esBody', `${better} ${part}`])]
}
