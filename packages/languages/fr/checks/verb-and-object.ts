import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beginsWithVowel, determiners, wordsOf } from './words.ts'

const sports = wordsOf('football foot tennis basket basketball rugby golf handball volley ping-pong')
const instruments: Readonly<Record<string, string>> = {
  piano: 'du',
  violon: 'du',
  saxophone: 'du',
  guitare: 'de la',
  batterie: 'de la',
  flûte: 'de la',
  trompette: 'de la',
}
const languages = wordsOf('français anglais espagnol allemand italien chinois japonais portugais russe')
const withoutDe = wordsOf('aimer adorer détester préférer pouvoir devoir vouloir')
const withA = wordsOf('commencer apprendre')
const withDe = wordsOf('essayer')

/** Corrects what stands between a verb and its object or a second verb: jouer au foot, j'aime lire, j'écoute la radio. */
export function correctVerbAndObject(reader: Reader, place: number): readonly Edit[] {
  return (
    playing(reader, place) ??
    secondVerb(reader, place) ??
    directObject(reader, place) ??
    article(reader, place) ??
    knowing(reader, place) ??
    []
  )
}

const isVerb = ({ read }: Reader, place: number, lemmas: RegExp) =>
  read(place, 'verb', 'infinitive').some(({ lemma }) => lemmas.test(lemma))

/** Jouer le football, jouer au piano. */
function playing(reader: Reader, place: number): Edit[] | undefined {
  const { at, words, replace } = reader
  if (!isVerb(reader, place, /^jouer$/)) return undefined
  const preposition = at(place + 1) === 'à' ? place + 2 : place + 1
  const thing = /^(le|la|au)$/.test(at(preposition)) ? preposition + 1 : preposition
  const right = sports.has(at(thing)) ? 'au' : instruments[at(thing)]
  const given = words
    .slice(place + 1, thing)
    .map(({ lower }) => lower)
    .join(' ')
  if (right === undefined || given === right) return undefined
  const better = `${right} ${at(thing)}`
  return [replace(place + 1, thing, better, ['oneSays', `jouer ${better}`])]
}

/** J'aime de lire, je commence travailler, j'essaie comprendre, j'ai envie manger. */
function secondVerb(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, words, replace } = reader
  const written = words[place]?.text ?? ''
  const isInfinitive = (other: number) => {
    const readings = read(other)
    return readings.length > 0 && readings.every(({ kind }) => kind === 'infinitive')
  }
  const verb = read(place, 'verb').find(({ tense }) => tense === 'pr' || tense === 'co')
  if (verb && withoutDe.has(verb.lemma) && /^(de|d')$/.test(at(place + 1)) && isInfinitive(place + 2)) {
    const verbAfter = words[place + 2]?.text ?? ''
    return [
      replace(place + 1, place + 2, verbAfter, ['oneSaysWithout', `${written} ${verbAfter}`, at(place + 1)]),
    ]
  }
  if (!isInfinitive(place + 1)) return undefined
  const joined =
    verb && withA.has(verb.lemma)
      ? 'à'
      : withDe.has(verb?.lemma ?? '') || isWish(reader, place)
        ? 'de'
        : undefined
  if (joined === undefined) return undefined
  const next = words[place + 1]
  const link = joined === 'de' && beginsWithVowel(next?.lower ?? '') ? "d'" : `${joined} `
  return [replace(place, place + 1, `${written} ${link}${next?.text}`, ['after', written, joined])]
}

const isWish = (reader: Reader, place: number) =>
  /^(envie|besoin)$/.test(reader.at(place)) && isVerb(reader, place - 1, /^avoir$/)

/** J'écoute à la musique, j'attends pour le bus, je demande une question. */
function directObject(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, words, replace } = reader
  const written = words[place]?.text ?? ''
  const thing =
    /^(musique|radio|chansons?|télé|télévision|film|bus|train|métro|avion|appartement|travail|emploi|clés)$/
  const isThing = determiners.has(at(place + 2)) && thing.test(at(place + 3))
  const extra = at(place + 1)
  const isExtra =
    (extra === 'à' && isVerb(reader, place, /^(écouter|regarder)$/)) ||
    (extra === 'pour' && isVerb(reader, place, /^(attendre|chercher)$/))
  if (isExtra && isThing) return [replace(place, place + 1, written, ['oneSaysWithout', written, extra])]
  const asks = read(place, 'verb').find(({ lemma }) => lemma === 'demander')
  if (!asks || !/^(une|des|la|ma|ta|sa)$/.test(at(place + 1)) || !/^questions?$/.test(at(place + 2)))
    return undefined
  const form = reader.lexicon.inflect(
    'poser',
    `${asks.tense}${(Number(asks.person) % 3) + 1}${Number(asks.person) > 2 ? 'p' : 's'}`,
  )[0]
  return form ? [replace(place, place, form, ['oneSays', 'poser une question'])] : undefined
}

/** J'aime café, j'étudie français. */
function article(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, isEnd, words, replace } = reader
  const isLast = isEnd(place + 1) || /^(et|mais|parce|depuis|à|avec|beaucoup)$/.test(at(place + 1))
  const things = read(place)
  const genders = new Set(things.map(({ gender }) => gender))
  const [gender] = genders
  const isLanguage =
    languages.has(at(place)) && isVerb(reader, place - 1, /^(étudier|apprendre|aimer|adorer)$/)
  const isThing = things.length > 0 && things.every(({ kind, number }) => kind === 'noun' && number === 's')
  const isLiked = isThing && genders.size === 1 && isVerb(reader, place - 1, /^(aimer|adorer|détester)$/)
  if (!isLast || !(isLanguage || isLiked)) return undefined
  const written = words[place]?.text ?? ''
  const the = beginsWithVowel(at(place)) ? "l'" : gender === 'f' ? 'la ' : 'le '
  return [replace(place, place, the + written, [isLanguage ? 'oneSays' : 'likedArticle', the + written])]
}

/** Je connais nager. */
function knowing({ at, read, replace }: Reader, place: number): Edit[] | undefined {
  const next = read(place + 1)
  const isSkill = next.length > 0 && next.every(({ kind }) => kind === 'infinitive')
  const form = {
    connais: 'sais',
    connaît: 'sait',
    connait: 'sait',
    connaissez: 'savez',
    connaissons: 'savons',
  }[at(place)]
  return form && isSkill ? [replace(place, place, form, ['frKnowHow', form])] : undefined
}
