import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beforeVerb, clitics, commonVerbs, determiners, subjects, wordsOf } from './words.ts'

/** Puts in the que, de or a that joins a verb or an adverb to what follows: tengo que ir, antes de comer, empiezo a leer. */
export function correctLink(reader: Reader, place: number): readonly Edit[] {
  return (
    duty(reader, place) ??
    told(reader, place) ??
    adverb(reader, place) ??
    verbWithLink(reader, place) ??
    needless(reader, place) ??
    []
  )
}

const isInfinitive = ({ read, isName }: Reader, place: number) => {
  const readings = read(place)
  return !isName(place) && readings.length > 0 && readings.every(({ kind }) => kind === 'infinitive')
}
const isVerb = ({ read }: Reader, place: number, lemmas: ReadonlySet<string>) =>
  read(place, 'verb', 'infinitive', 'gerund').some(({ lemma }) => lemmas.has(lemma))
const having = new Set(['tener'])

/** Tengo estudiar, hay estudiar. */
function duty(reader: Reader, place: number): Edit[] | undefined {
  const { at, words, replace } = reader
  const isDuty = at(place) === 'hay' || isVerb(reader, place, having)
  if (!isDuty || at(place) === 'tener' || !isInfinitive(reader, place + 1)) return undefined
  const verb = words[place]?.text ?? ''
  return [replace(place, place, `${verb} que`, ['esDuty', `${at(place)} que ${at(place + 1)}`])]
}

const thinking = wordsOf('creo pienso creemos pensamos cree piensa creen piensan espero dice dicen opino')

/** Creo es bueno, pienso ella tiene razón. */
function told({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  if (!thinking.has(at(place)) || /^(se|lo|como|qué|que|yo)$/.test(at(place - 1))) return undefined
  const hasSubject = at(place + 1) in subjects && at(place + 1) !== 'yo'
  let verb = hasSubject ? place + 2 : place + 1
  if (at(verb) === 'no') verb++
  const readings = read(verb)
  const isFinite =
    readings.length > 0 &&
    readings.every(({ kind, tense }) => kind === 'verb' && tense !== 'ip') &&
    readings.some(({ lemma }) => commonVerbs.has(lemma))
  if (
    !isFinite ||
    (!hasSubject && !/^(es|son|era|está|están|hay|tiene|tienen|debe|puede|será)$/.test(at(verb)))
  )
    return undefined
  return [replace(place, place, `${words[place]?.text} que`, ['esThat', at(place)])]
}

const places = wordsOf('cerca lejos dentro encima debajo delante detrás enfrente alrededor')
const ours = /^(el|la|los|las|mi|tu|su|mis|tus|sus|nuestr[oa]s?|est[ea]|es[ea])$/

/** Antes salir, cerca mi casa. */
function leavesInside({ at, read }: Reader, place: number): boolean {
  const isThe = /^(el|la|los|las)$/.test(at(place + 1))
  const verbs = read(place - 1, 'verb', 'infinitive', 'participle')
  return (
    isThe &&
    verbs.length > 0 &&
    !verbs.some(({ lemma }) => /^(estar|ser|vivir|haber|quedar|ir|trabajar|esperar|caminar)$/.test(lemma))
  )
}

function adverb(reader: Reader, place: number): Edit[] | undefined {
  const { at, words, read, replace } = reader
  const isTime = /^(antes|después)$/.test(at(place)) && isInfinitive(reader, place + 1)
  const isPlace =
    places.has(at(place)) &&
    ours.test(at(place + 1)) &&
    read(place + 2, 'noun').length > 0 &&
    !/^(de|más|muy|tan)$/.test(at(place - 1)) &&
    // Dejé dentro las llaves: there dentro is for itself.
    !leavesInside(reader, place) &&
    // ¿Está lejos la plaza?
    !(/^(el|la|los|las)$/.test(at(place + 1)) && words.at(-1)?.text === '?')
  if (!isTime && !isPlace) return undefined
  const joined = isPlace && at(place + 1) === 'el'
  const written = words[place]?.text ?? ''
  const better = joined ? `${written} del` : `${written} de`
  return [replace(place, joined ? place + 1 : place, better, ['esLink', at(place), 'de'])]
}

const withA = wordsOf('empezar comenzar aprender ayudar enseñar invitar atreverse negarse')
const withDe = wordsOf('tratar acabar')
const onlyForms = /^(trat|acab)/

/** Empiezo leer, trato dormir. */
function verbWithLink(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, words, replace } = reader
  // Ser is a noun, too.
  if (!isInfinitive(reader, place + 1) && at(place + 1) !== 'ser') return undefined
  const isNoun =
    read(place, 'noun', 'adjective').length > 0 &&
    !beforeVerb.has(at(place - 1)) &&
    determiners.has(at(place - 1))
  if (isNoun) return undefined
  // Ha ayudado, ayudarlos, enseñándome.
  const isHelping =
    /^(ayudado|(ayud[aá]r|enseñ[aá]r|ayudándo|enseñándo)(me|te|lo|la|le|nos|los|las|les))$/.test(at(place))
  const link =
    isHelping || isVerb(reader, place, withA)
      ? 'a'
      : isVerb(reader, place, withDe) && onlyForms.test(at(place))
        ? 'de'
        : undefined
  if (link === undefined) return undefined
  return [replace(place, place, `${words[place]?.text} ${link}`, ['esLink', at(place), link])]
}

const bare = wordsOf('decidir necesitar deber poder querer preferir lograr conseguir intentar prometer')
const impersonal = wordsOf(
  'importante necesario difícil fácil posible imposible mejor bueno malo divertido interesante',
)

/** Decidí a ir, es importante a estudiar. */
function needless(reader: Reader, place: number): Edit[] | undefined {
  const { at, words, replace } = reader
  if (at(place + 1) !== 'a' || !isInfinitive(reader, place + 2) || clitics.has(at(place))) return undefined
  // Puedo a partir de las cinco.
  if (at(place + 2) === 'partir' && at(place + 3) === 'de') return undefined
  const isBare = isVerb(reader, place, bare) && reader.read(place, 'noun').length === 0
  const isJudged = impersonal.has(at(place)) && /^(es|era|fue|será|muy|más)$/.test(at(place - 1))
  if (!isBare && !isJudged) return undefined
  const written = words[place]?.text ?? ''
  return [replace(place, place + 1, written, ['esNoLink', at(place), 'a'])]
}
