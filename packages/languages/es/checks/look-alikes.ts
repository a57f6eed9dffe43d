import type { Edit, Reason } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { kin, prepositions, subjects, wordsOf } from './words.ts'

type Better = readonly [words: string, reason: Reason, last?: number]

/** Corrects words that are Spanish but another word than the one meant: no se si, ellos a comido, mi gusta, una cuidad. */
export function correctLookAlike(reader: Reader, place: number): readonly Edit[] {
  if (reader.isName(place)) return []
  const better = toldQuestion(reader, place) ?? otherWord(reader, place)
  if (!better) return []
  const [words, reason, last = place] = better
  return [reader.replace(place, last, words, reason)]
}

const asked: Readonly<Record<string, string>> = {
  como: 'cómo',
  donde: 'dónde',
  cuando: 'cuándo',
  quien: 'quién',
  cual: 'cuál',
  cuanto: 'cuánto',
}
const taught = wordsOf('aprender enseñar explicar mostrar entender recordar olvidar preguntar decidir')

/** No sé donde vive, aprendo como cocinar. */
function toldQuestion({ at, read }: Reader, place: number): Better | undefined {
  const accented = asked[at(place)]
  if (accented === undefined) return undefined
  const verb = prepositions.has(at(place - 1)) && at(place - 1) !== 'según' ? place - 2 : place - 1
  const lemmas = read(verb, 'verb', 'infinitive').map(({ lemma }) => lemma)
  const isBeforeInfinitive = read(place + 1, 'infinitive').length > 0 && read(place + 1, 'noun').length === 0
  const isDenied = lemmas.includes('saber') && (at(verb - 1) === 'no' || at(verb) === 'saber')
  const isAsked =
    (isBeforeInfinitive && (lemmas.includes('saber') || lemmas.some((lemma) => taught.has(lemma)))) ||
    (isDenied && /^(como|donde|cuanto|cual|quien)$/.test(at(place)) && at(place + 1) !== 'no')
  return isAsked ? [accented, ['esToldQuestion', accented]] : undefined
}

const determined = /^(el|la|un|una|mi|tu|su|este|esta|ese|esa|otro|otra|cada|nuestr[oa]|gran|bonita|pequeña)$/
/** Words that after a determiner are surely a noun. */
const slips: Readonly<Record<string, string>> = {
  cuidad: 'ciudad',
  cuidades: 'ciudades',
  bebe: 'bebé',
  sueno: 'sueño',
  titulo: 'título',
  genero: 'género',
  ultimo: 'último',
  ultima: 'última',
  arbol: 'árbol',
  practica: 'práctica',
  publico: 'público',
  termino: 'término',
}
const always: Readonly<Record<string, string>> = {
  ademas: 'además',
  ojala: 'ojalá',
  eramos: 'éramos',
  simpatico: 'simpático',
  simpatica: 'simpática',
}
const apocope: Readonly<Record<string, string>> = {
  primero: 'primer',
  tercero: 'tercer',
  alguno: 'algún',
  ninguno: 'ningún',
}

function otherWord(reader: Reader, place: number): Better | undefined {
  const { at, read, isEnd, isName, isStart, words } = reader
  const [before, word, next] = [at(place - 1), at(place), at(place + 1)]
  const noun = slips[word]
  if (noun !== undefined && determined.test(before))
    return [noun, [noun.startsWith('ciu') ? 'written' : 'writtenAccent', noun]]
  const accented = always[word]
  if (accented !== undefined) return [accented, ['writtenAccent', accented]]
  const short = apocope[word]
  if (short !== undefined && !isName(place + 1)) {
    const readings = read(place + 1)
    const nouns = readings.filter(({ kind }) => kind === 'noun')
    const isOnly = nouns.length === readings.length || /^(el|un|mi|tu|su|este|ese)$/.test(before)
    const isMasculine =
      isOnly && nouns.length > 0 && nouns.every(({ gender, number }) => gender === 'm' && number === 's')
    if (isMasculine) return [short, ['esShort', short]]
  }
  switch (word) {
    case 'se': {
      // Yo se lo diría.
      const isPronoun = /^(lo|la|los|las)$/.test(next)
      const isFirst = before === 'yo' && !isPronoun && read(place + 1, 'verb').length === 0
      const isUnknown = before === 'no' && /^(si|cómo|qué|dónde|cuál|quién|cuándo|mucho|nada)$/.test(next)
      return isFirst || isUnknown || (/^(no|lo|ya)$/.test(before) && isEnd(place + 1))
        ? ['sé', ['esIKnow']]
        : undefined
    }
    case 'a': {
      const isDone =
        read(place + 1).length > 0 &&
        read(place + 1).every(
          ({ kind, gender, number }) => kind === 'participle' && gender === 'm' && number === 's',
        )
      const isSubject = before in subjects || /^(no|nunca|se|me|lo|le|ya|nos|te|siempre)$/.test(before)
      return isDone && isSubject && /[aí]?do$/.test(next) ? ['ha', ['esHas']] : undefined
    }
    case 'mi':
      if (/^(gusta|gustan|encanta|encantan|interesa|duele|gustaría|llamo)$/.test(next))
        return ['me', ['esToMe']]
      return undefined
    case 'me':
      return kin.has(next) && read(place + 1, 'verb').length === 0 && next !== 'mujer'
        ? [next.endsWith('s') ? 'mis' : 'mi', ['esMy', next]]
        : undefined
    case 'por': {
      const isQuestion = words.at(-1)?.text === '?'
      const isClause = next === 'que' && !/^(razón|motivo|causa|sé|saber|sabe|cosa)$/.test(before)
      if (!isClause || isQuestion || isStart(place) || at(place + 2) === 'sí') return undefined
      return ['porque', ['esBecause'], place + 1]
    }
    case 'seria':
      // Un mes seria suficiente.
      return read(place + 1, 'adjective').some(({ gender }) => gender === 'm') ||
        (read(place + 1, 'adjective').length > 0 &&
          read(place - 1, 'noun').length > 0 &&
          !/^(mujer|persona|chica|niña|cosa|cara|voz)$/.test(before)) ||
        read(place + 1, 'infinitive').length > 0
        ? ['sería', ['esWouldBe']]
        : undefined
    case 'sabia':
      return /^(no|yo|él|ella|nunca|que)$/.test(before) ||
        /^(que|cómo|qué|si|sobre|nada)$/.test(next) ||
        (/^(ya|también)$/.test(before) && read(place - 2, 'verb').length === 0)
        ? ['sabía', ['writtenAccent', 'sabía']]
        : undefined
    case 'hacia':
      return /^(no|yo|él|ella|se|lo|que|siempre|mi)$/.test(before) ||
        /^(calor|frío|sol|viento)$/.test(next === 'mucho' ? at(place + 2) : next)
        ? ['hacía', ['esMade']]
        : undefined
    default:
      return undefined
  }
}
