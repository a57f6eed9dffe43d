import type { Edit } from './because.ts'
import { agree } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { functionWords, prepositions, wordsOf } from './words.ts'

const numbers = wordsOf('dos tres cuatro cinco seis siete ocho nueve diez')
const looks = wordsOf('azul azules rubio castaño negro negros verde verdes marrón marrones rizado')
const joints = wordsOf('que para por con de del al a en sin cada tal lo la el los las cuál')

/** Words on the wrong side of another one, or in its place: tres otras chicas, diez tiempos, azules ojos, personas cual viven. */
export function correctPlacedWord(reader: Reader, place: number): readonly Edit[] {
  return (
    others(reader, place) ??
    times(reader, place) ??
    looksFirst(reader, place) ??
    which(reader, place) ??
    tooMany(reader, place) ??
    very(reader, place) ??
    oneOf(reader, place) ??
    how(reader, place) ??
    []
  )
}

/** Tiene dos otros hermanos. */
function others({ at, read, replace }: Reader, place: number): Edit[] | undefined {
  if (!numbers.has(at(place)) || !/^otr[oa]s$/.test(at(place + 1))) return undefined
  if (read(place + 2, 'noun').length === 0 || at(place - 1) === 'y') return undefined
  const better = `${at(place + 1)} ${at(place)}`
  return [replace(place, place + 1, better, ['oneSays', `${better} ${at(place + 2)}`])]
}

/** Vomitó diez tiempos, cada tiempo que puedo: what is counted is veces. */
function times({ at, replace }: Reader, place: number): Edit[] | undefined {
  if (at(place + 1) === 'tiempo' && at(place) === 'cada')
    return [replace(place, place + 1, 'cada vez', ['oneSays', 'cada vez'])]
  if (at(place + 1) !== 'tiempos' || at(place + 2) === 'verbales') return undefined
  const many = { muchos: 'muchas', algunos: 'algunas', pocos: 'pocas', varios: 'varias' }[at(place)]
  const better = many ?? (numbers.has(at(place)) && !/^(dos|tres)$/.test(at(place)) ? at(place) : undefined)
  return better === undefined || at(place - 1) === 'en'
    ? undefined
    : [replace(place, place + 1, `${better} veces`, ['oneSays', `${better} veces`])]
}

/** Tiene azules ojos, rizado pelo. */
function looksFirst({ at, words, replace }: Reader, place: number): Edit[] | undefined {
  if (!looks.has(at(place)) || !/^(pelo|cabello|ojos)$/.test(at(place + 1))) return undefined
  const isMany = at(place + 1) === 'ojos'
  const form = isMany
    ? at(place)
        .replace(/(?<=[oe])$/, 's')
        .replace(/l$/, 'les')
        .replace(/rrón$/, 'rrones')
    : at(place)
  if (!isMany && at(place).endsWith('s')) return undefined
  return [
    replace(place, place + 1, `${words[place + 1]?.lower} ${form}`, ['standsAfter', form, at(place + 1)]),
  ]
}

/** Las personas cual viven aquí. */
function which({ at, read, isStart, replace }: Reader, place: number): Edit[] | undefined {
  if (!/^cual(es)?$/.test(at(place)) || joints.has(at(place - 1)) || isStart(place)) return undefined
  const isNoun = read(place - 1, 'noun').length > 0 && !prepositions.has(at(place - 1))
  const isSaid = read(place + 1, 'verb').length > 0 && read(place + 1, 'noun').length === 0
  return isNoun && isSaid ? [replace(place, place, 'que', ['esWhich'])] : undefined
}

/** Ana es más jóvenes, él es activos: of one there is one adjective. */
function tooMany(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, isEnd, isName, lexicon, replace } = reader
  if (
    !(/^(él|ella|yo|tú)$/.test(at(place - 1)) || isName(place - 1)) ||
    !/^(es|era|está|soy|eres)$/.test(at(place))
  )
    return undefined
  if (/^[,y]$/.test(at(place - 2))) return undefined
  const adjective = /^(muy|más|menos|tan)$/.test(at(place + 1)) ? place + 2 : place + 1
  const readings = read(adjective)
  const [first] = readings
  const isPlural =
    readings.length > 0 && readings.every(({ kind, number }) => kind === 'adjective' && number === 'p')
  if (!first || !isPlural || functionWords.has(at(adjective))) return undefined
  if (!(isEnd(adjective + 1) || /^(y|pero|que|porque|con)$/.test(at(adjective + 1)))) return undefined
  const better = agree(lexicon, first.lemma, first.gender, 's')
  return better === undefined || better === at(adjective)
    ? undefined
    : [replace(adjective, adjective, better, ['adjectiveAgrees', better])]
}

/** Fue mucho divertido: before an adjective it is muy. */
function very(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, isEnd, replace } = reader
  if (at(place) !== 'mucho' || !/^(es|era|fue|son|eran|está|estaba|ser)$/.test(at(place - 1)))
    return undefined
  const readings = read(place + 1)
  const isQuality =
    readings.length > 0 && readings.every(({ kind }) => kind === 'adjective' || kind === 'participle')
  const isLast = isEnd(place + 2) || /^(y|pero|porque|con|en|para)$/.test(at(place + 2))
  if (!isQuality || !isLast || /^(mejor|peor|mayor|menor|más|menos)$/.test(at(place + 1))) return undefined
  return [replace(place, place, 'muy', ['oneSays', `muy ${at(place + 1)}`])]
}

/** Es unos de los mejores: of one that is uno. */
function oneOf({ at, replace }: Reader, place: number): Edit[] | undefined {
  if (!/^un[oa]s$/.test(at(place)) || at(place + 1) !== 'de' || !/^(es|era|fue|soy)$/.test(at(place - 1)))
    return undefined
  if (!/^(los|las|mis|sus|tus|nuestr[oa]s)$/.test(at(place + 2))) return undefined
  const better = at(place).slice(0, -1)
  return [replace(place, place, better, ['oneSays', `${better} de ${at(place + 2)}`])]
}

const acts = wordsOf(
  'cantar bailar hablar jugar cocinar nadar dormir escribir tocar trabajar conducir dibujar',
)

/** Canta muy bueno, me siento bueno: how one does something is bien. */
function how({ at, read, isEnd, words, replace }: Reader, place: number): Edit[] | undefined {
  if (at(place) !== 'bueno' || !isEnd(place + 1) || /[¡?]/.test(words[place + 1]?.text ?? ''))
    return undefined
  const verb = /^(muy|tan|bastante)$/.test(at(place - 1)) ? place - 2 : place - 1
  const verbs = read(verb, 'verb', 'infinitive')
  const isDone = verbs.some(({ lemma }) => acts.has(lemma)) && read(verb, 'noun').length === 0
  const isFelt = verbs.some(({ lemma }) => lemma === 'sentir') && /^(me|te|se|nos)$/.test(at(verb - 1))
  return isDone || isFelt ? [replace(place, place, 'bien', ['adverbAfterVerb', 'bien'])] : undefined
}
