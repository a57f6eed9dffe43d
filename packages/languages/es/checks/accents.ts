import type { Edit, Reason } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { isHe, isLast, isVerbOnly } from './he-or-the.ts'
import { sureNoun } from './sure-words.ts'
import { determiners, kin, prepositions, wordsOf } from './words.ts'

const questionWords: Readonly<Record<string, string>> = {
  como: 'cómo',
  donde: 'dónde',
  adonde: 'adónde',
  cuando: 'cuándo',
  que: 'qué',
  quien: 'quién',
  cual: 'cuál',
  cuanto: 'cuánto',
  cuanta: 'cuánta',
  cuantos: 'cuántos',
  cuantas: 'cuántas',
}
/** Nouns that without their accent are forms of rarer verbs. */
const nounsLikeVerbs: Readonly<Record<string, string>> = {
  articulo: 'artículo',
  medica: 'médica',
  medico: 'médico',
  musica: 'música',
  numero: 'número',
  publico: 'público',
  vehiculo: 'vehículo',
}
const afterIs = wordsOf(
  'en muy aquí allí cerca lejos bien mal al cansado cansada enfermo enferma contento contenta ocupado ocupada feliz ' +
    'triste abierto abierta cerrado cerrada',
)
const beforeEnglish = wordsOf('de en hablo hablar hablas habla estudio estudiar aprender el')

/** Corrects words whose accent tells them from another word: tú, él, mí, sí, está, inglés, and question words. */
export function correctWordAccent(reader: Reader, place: number): readonly Edit[] {
  const word = reader.at(place)
  const accented = accentedWord(reader, place, word)
  return accented === undefined ? [] : [reader.replace(place, place, accented[0], accented[1])]
}

function accentedWord(reader: Reader, place: number, word: string): [string, Reason] | undefined {
  const { at, isStart, isEnd } = reader
  const question = questionWords[word]
  if (question !== undefined && isQuestionStart(reader, place)) {
    return [question, ['esQuestion', question]]
  }
  const noun = nounsLikeVerbs[word]
  if (noun !== undefined && (determiners.has(at(place - 1)) || prepositions.has(at(place - 1))))
    return [noun, ['writtenAccent', noun]]
  switch (word) {
    case 'mas':
      return at(place - 1) === ',' ? undefined : ['más', ['esMore']]
    case 'mama':
    case 'papa': {
      if (
        !/^(mi|tu|su|nuestra|nuestro)$/.test(at(place - 1)) &&
        !(word === 'mama' && /^(la|una)$/.test(at(place - 1)))
      )
        return undefined
      const parent = word === 'mama' ? 'mamá' : 'papá'
      return [parent, ['accentOf', parent]]
    }
    case 'frio':
      return ['frío', ['accentOf', 'frío']]
    case 'porque':
      return isStart(place) && asksYou(reader, place) ? ['por qué', ['esWhy']] : undefined
    case 'ano':
    case 'anos':
      return [word.replace('n', 'ñ'), ['writtenEnye', word.replace('n', 'ñ')]]
    case 'tenia':
    case 'tenias':
      return [word.replace('i', 'í'), ['writtenAccent', word.replace('i', 'í')]]
    case 'seria':
      if (!/^(un|una|el|la|muy|mi|que|mejor|más|ir|tan)$/.test(at(place + 1))) return undefined
      return ['sería', ['esWouldBe']]
    case 'ha':
      if (reader.read(place + 1, 'infinitive').length === 0) return undefined
      return ['a', ['esToDo']]
    case 'mi':
      if (at(place - 1) === 'con') return undefined
      if (at(place - 1) === 'a' && /^(me|no|también|y)$/.test(at(place + 1))) return ['mí', ['esMe']]
      // En mi la escuela: there something else is meant.
      if (/^(en|de|con|a)$/.test(at(place - 1)) && /^(el|la|los|las)$/.test(at(place + 1))) return undefined
      // Sobre mi misma, a mi mismo; mi mismo problema.
      if (
        prepositions.has(at(place - 1)) &&
        /^mism[oa]$/.test(at(place + 1)) &&
        reader.read(place + 2, 'noun', 'adjective').length === 0
      )
        return ['mí', ['esMe']]
      if (prepositions.has(at(place - 1)) && (isLast(reader, place) || isNoNoun(reader, place + 1)))
        return ['mí', ['esMe']]
      return undefined
    case 'esta':
      if (
        wordsOf('donde dónde no cómo quién').has(at(place - 1)) ||
        afterIs.has(at(place + 1)) ||
        isGerund(reader, place + 1) ||
        isState(reader, place + 1) ||
        isSaidOf(reader, place)
      )
        return ['está', ['esIs']]
      return undefined
    case 'que': {
      const isKnown = reader.read(place - 1, 'verb', 'infinitive').some(({ lemma }) => lemma === 'saber')
      const isUnknown =
        at(place - 2) === 'no' && /^(hacer|decir|pensar|comer|comprar|elegir)$/.test(at(place + 1))
      if (!isKnown || !(isUnknown || (/^(hacer|decir|pensar)$/.test(at(place + 1)) && isEnd(place + 2))))
        return undefined
      return ['qué', ['esToldQuestion', 'qué']]
    }
    case 'se':
      // No se que decir, no se si viene.
      return at(place - 1) === 'no' &&
        /^(qué|que|si|cuándo|cuando|dónde|donde|quién|quien)$/.test(at(place + 1))
        ? ['sé', ['esIKnow']]
        : undefined
    case 'ingles':
      return beforeEnglish.has(at(place - 1)) ? ['inglés', ['accentOf', 'inglés']] : undefined
    case 'si':
      if (isStart(place) && at(place + 1) === ',') return ['sí', ['esYes']]
      // A si mismo; creo que si.
      if (
        prepositions.has(at(place - 1)) &&
        (/^mism[oa]s?$/.test(at(place + 1)) || (at(place - 1) === 'en' && at(place + 1) === ','))
      )
        return ['sí', ['esOneselfAccent']]
      if (
        at(place - 1) === 'que' &&
        /^[.,!]$/.test(at(place + 1)) &&
        reader.read(place - 2, 'verb').some(({ lemma }) => /^(creer|decir|pensar|esperar)$/.test(lemma))
      )
        return ['sí', ['esYes']]
      return at(place - 1) === 'claro' || (at(place - 2) === 'claro' && at(place - 1) === 'que')
        ? ['sí', ['esYes']]
        : undefined
    case 'mí':
      // A mí mamá me dio un beso, para mí gazpacho: there two words stand by themselves.
      if (/^(para|a)$/.test(at(place - 1)) && isStart(place - 1) && !kin.has(at(place + 1))) return undefined
      return isOwned(reader, place + 1) && !/^(me|nunca|no)$/.test(at(place + 2))
        ? ['mi', ['esMy', at(place + 1)]]
        : undefined
    case 'porqué':
      return isEnd(place + 1) || determiners.has(at(place - 1)) || /^(al|del)$/.test(at(place - 1))
        ? undefined
        : ['porque', ['esBecause']]
    case 'cuándo':
      return isStart(place) && !/[?¿]/.test(reader.text) && reader.words.some(({ text }) => text === ',')
        ? ['cuando', ['written', 'cuando']]
        : undefined
    case 'tu':
      return isVerbOnly(reader, place + 1, 1, true) ? ['tú', ['esYou']] : undefined
    case 'el':
      return isHe(reader, place) ? ['él', ['esHe']] : undefined
    default:
      return undefined
  }
}

/** ¿Porque está triste? may be a guess at the reason; whoever asks you about yourself asks why. */
function asksYou(reader: Reader, place: number): boolean {
  const next = reader.at(place + 1) === 'no' ? place + 2 : place + 1
  const isYours =
    reader.at(next) === 'te' ||
    reader.read(next, 'verb').some(({ person, tense }) => person === 1 && tense !== 'ip')
  return isYours && isQuestionStart(reader, place)
}

/** Mí mamá: what surely is a noun in the singular. */
const isOwned = (reader: Reader, place: number): boolean =>
  !reader.isName(place) && sureNoun(reader, place).some(({ number }) => number === 's')

/** Whether a word stands there that is surely no noun and nothing that could belong to one. */
function isNoNoun({ at, read, isName }: Reader, place: number): boolean {
  if (
    isName(place) ||
    /^(\d.*|mejor|peor|propi[oa]|gran|segund[oa]|primer[oa]?|más|muy|tan|querid[oa]|otr[oa]s?|alrededor|sí)$/.test(
      at(place),
    )
  )
    return false
  return read(place).length > 0 && read(place, 'noun', 'adjective', 'participle').length === 0
}

/** Está cansado: a masculine, which cannot belong to esta. */
const isState = ({ read, at }: Reader, place: number) => {
  const readings = read(place)
  return (
    readings.length > 0 &&
    at(place) !== 'uno' &&
    readings.every(({ kind, gender }) => /^(adjective|participle)$/.test(kind) && gender === 'm')
  )
}

/** Ella esta casada, mi casa esta limpia: behind its subject, esta is no this. */
function isSaidOf({ at, read }: Reader, place: number): boolean {
  const isSubject =
    /^(ella|él|usted)$/.test(at(place - 1)) ||
    (determiners.get(at(place - 2))?.number === 's' &&
      read(place - 1, 'noun').some(({ number }) => number === 's') &&
      !prepositions.has(at(place - 3)) &&
      at(place - 1) !== 'pena')
  return (
    isSubject &&
    read(place + 1, 'adjective', 'participle', 'gerund').length > 0 &&
    read(place + 2, 'noun').length === 0
  )
}

const isGerund = ({ read }: Reader, place: number) =>
  read(place, 'gerund').length > 0 && read(place, 'noun').length === 0

function isQuestionStart({ at, isStart, words }: Reader, place: number): boolean {
  const start = isStart(place)
    ? place
    : prepositions.has(at(place - 1)) && isStart(place - 1)
      ? place - 1
      : -1
  if (start < 0) return false
  const end = words.findIndex(({ text }, other) => other > place && /^[.!?]$/.test(text))
  const isAsked = words[end]?.text === '?' || words[start - 1]?.text === '¿'
  return isAsked && !words.slice(place, end).some(({ text }) => text === ',')
}
