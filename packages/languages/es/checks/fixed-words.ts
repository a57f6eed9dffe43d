import type { Edit, Reason } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { isInfinitive, sureNoun } from './sure-words.ts'
import { determiners, wordsOf } from './words.ts'

type Better = readonly [words: string, reason: Reason, last?: number]

/** Corrects small words that another one makes wrong: del la, habían muchas, me encanta mucho, este es porque. */
export function correctFixedWord(reader: Reader, place: number): readonly Edit[] {
  const better =
    contracted(reader, place) ??
    there(reader, place) ??
    delighted(reader, place) ??
    neutral(reader, place) ??
    well(reader, place) ??
    nobody(reader, place)
  if (!better) return []
  const [words, reason, last = place] = better
  return [reader.replace(place, last, words, reason)]
}

/** Del la casa, al mi amigo: al and del have their article in them. */
function contracted({ at, isName }: Reader, place: number): Better | undefined {
  if (!/^(al|del)$/.test(at(place))) return undefined
  const next = at(place + 1)
  // Not este: la gente del este.
  if (isName(place + 1) || !/^(la|los|las|mi|mis|tu|tus|su|sus|una?|esta|es[ea]|nuestr[oa]s?)$/.test(next))
    return undefined
  const bare = at(place) === 'al' ? 'a' : 'de'
  return [bare, ['esHasArticle', at(place), `${bare} ${next}`]]
}

/** Habían muchas personas: what there is is no subject. */
function there({ at, read }: Reader, place: number): Better | undefined {
  const single = { habían: 'había', hubieron: 'hubo', habrán: 'habrá' }[at(place)]
  if (single === undefined || /^(se|lo|la|los|las|le|les|me|te|nos)$/.test(at(place - 1))) return undefined
  const noun =
    /^(muchos|muchas|unos|unas|dos|tres|cuatro|cinco|varios|varias|pocos|pocas|algunos|algunas|otros|otras)$/.test(
      at(place + 1),
    )
      ? place + 2
      : place + 1
  const isThing = read(noun, 'noun').length > 0 && read(noun, 'participle').length === 0
  return isThing ? [single, ['esThereIs', single]] : undefined
}

/** Me encanta mucho. */
function delighted({ at, read, words }: Reader, place: number): Better | undefined {
  const isDelight =
    read(place, 'verb').some(({ lemma }) => lemma === 'encantar') &&
    /^(me|te|le|nos|les|os)$/.test(at(place - 1))
  if (!isDelight || at(place + 1) !== 'mucho') return undefined
  return [words[place]?.text ?? '', ['esDelights'], place + 1]
}

/** Este es porque; el más importante es que: what has no gender. */
function neutral(reader: Reader, place: number): Better | undefined {
  const { at, isStart, words } = reader
  if (/^(este|ese)$/.test(at(place))) {
    const neuter = at(place).replace(/e$/, 'o')
    const isCause = /^(es|fue|era)$/.test(at(place + 1)) && /^(porque|cuando|por)$/.test(at(place + 2))
    const isLast =
      /^(por|con|de|todo)$/.test(at(place - 1)) &&
      /^[.,]$/.test(words[place + 1]?.text ?? '') &&
      isStart(place - 1)
    return isCause || isLast ? [neuter, ['esNeuter', neuter]] : undefined
  }
  const isMost = at(place) === 'el' && /^(más|menos)$/.test(at(place + 1)) && /^es$/.test(at(place + 3))
  if (!isMost || !(at(place + 4) === 'que' || isInfinitive(reader, place + 4))) return undefined
  return ['lo', ['esNeuter', `lo ${at(place + 1)} ${at(place + 2)}`]]
}

/** Es bien porque. */
function well({ at, isEnd, isStart }: Reader, place: number): Better | undefined {
  const isWell =
    /^(es|era|fue)$/.test(at(place)) &&
    at(place + 1) === 'bien' &&
    (isEnd(place + 2) || /^(porque|que|si|cuando|pero)$/.test(at(place + 2)))
  if (!isWell || !(isStart(place) || /^(pero|y|todo|no|,|muy|eso|esto)$/.test(at(place - 1))))
    return undefined
  const form = { es: 'está', era: 'estaba', fue: 'estuvo' }[at(place)]
  return form === undefined ? undefined : [form, ['oneSays', `${form} bien`]]
}

const seeing = wordsOf('ver conocer visitar ayudar amar querer escuchar encontrar invitar')

/** No vi nadie. */
function nobody({ at, read }: Reader, place: number): Better | undefined {
  if (!/^nadie$/.test(at(place))) return undefined
  const seen = read(place - 1, 'verb', 'infinitive').filter(({ lemma }) => seeing.has(lemma))
  const isObject =
    seen.length > 0 &&
    seen.every(({ kind, person }) => kind === 'infinitive' || (person !== 2 && person !== 5))
  return isObject ? [`a ${at(place)}`, ['esPersonalA']] : undefined
}

const topics = wordsOf(
  'gente vida naturaleza educación comida música política religión tecnología salud cultura familia universidad escuela ' +
    'niños estudiantes padres amigos profesores perros gatos animales actores películas deportes mujeres hombres chicos libros',
)

/** Vida es bella: a sentence seldom begins with a bare noun. */
export function correctBareSubject(reader: Reader, place: number): readonly Edit[] {
  const { at, read, isStart, replace, words } = reader
  const begins =
    (isStart(place) && !reader.isStart(place + 1)) || /^(porque|que|cuando|aunque)$/.test(at(place - 1))
  if (!begins || !topics.has(at(place)) || /["“”«»(]/.test(words[place - 1]?.text ?? '')) return []
  if (/^(de|por|para|con|en|hay|del)$/.test(at(place - 2))) return []
  const [noun] = sureNoun(reader, place)
  const number = noun?.number
  const verbs = read(place + 1, 'verb')
  const isFollowed = verbs.some(
    ({ lemma, person, tense }) =>
      /^(ser|estar|tener|poder|deber|necesitar|querer|hacer|ir)$/.test(lemma) &&
      tense !== 'ip' &&
      person === (number === 'p' ? 5 : 2),
  )
  if (!noun?.gender || !number || !isFollowed || determiners.has(at(place + 1)) || at(place + 1) === 'como')
    return []
  const article = { ms: 'el', fs: 'la', mp: 'los', fp: 'las' }[`${noun.gender}${number}` as const]
  const better = `${article} ${at(place)}`
  return [replace(place, place, better, ['esSubjectArticle', better])]
}

const bareAfter = wordsOf(
  'universidad escuela colegio secundaria preparatoria playa iglesia oficina ciudad mundo',
)

/** En universidad, a escuela. */
export function correctBarePlace(reader: Reader, place: number): readonly Edit[] {
  const { at, isEnd, isName, replace, words } = reader
  if (!/^(en|a|de|hasta)$/.test(at(place)) || !bareAfter.has(at(place + 1)) || isName(place + 1)) return []
  const isSure = isEnd(place + 2) || /^(y|pero|porque|cuando|con|para|también|en|a|por)$/.test(at(place + 2))
  if (!isSure || at(place) === 'de' || /^(de|desde)$/.test(at(place - 2))) return []
  const isMasculine = /^(colegio|mundo)$/.test(at(place + 1))
  const article = isMasculine ? 'el' : 'la'
  const joined = isMasculine && at(place) === 'a' ? 'al' : `${at(place)} ${article}`
  return [replace(place, place, joined, ['esPlaceArticle', `${joined} ${words[place + 1]?.text ?? ''}`])]
}
