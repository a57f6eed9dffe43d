import type { Edit, Reason } from './because.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Analysis } from '../../kit/lexicon/analysis.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { kin, subjects, wordsOf } from './words.ts'

const numbers = wordsOf(
  'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho ' +
    'diecinueve veinte veintiuno veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho ' +
    'veintinueve treinta cuarenta cincuenta sesenta setenta ochenta noventa',
)
const afterAge = wordsOf('y e pero porque cuando ahora hoy también ya')
const feelings = wordsOf('hambre sed sueño miedo prisa razón')
const warmth = wordsOf('frío calor')
const feminineFeelings = wordsOf('hambre sed prisa razón')
const states = wordsOf(
  'cansado cansada cansados cansadas enfermo enferma enfermos enfermas contento contenta contentos contentas ' +
    'enojado enojada enojados enojadas ocupado ocupada ocupados ocupadas preocupado preocupada sentado sentada ' +
    'enfadado enfadada emocionado emocionada emocionados emocionadas',
)
const roles = wordsOf(
  'estudiante profesor profesora médico médica doctor doctora abogado abogada ingeniero ingeniera enfermero enfermera ' +
    'maestro maestra camarero camarera cocinero cocinera actor actriz periodista dentista programador programadora ' +
    'español española inglés inglesa francés francesa americano americana mexicano mexicana canadiense alemán alemana',
)
/** What somebody is like, and hardly ever only for a while. */
const traits = wordsOf(
  'inteligente inteligentes famoso famosa famosos famosas trabajador trabajadora artístico artística atlético atlética creativo creativa religioso religiosa responsable talentoso talentosa importante ' +
    'importantes interesante interesantes extrovertido extrovertida introvertido introvertida',
)
const places = [
  'cerca de',
  'cerca del',
  'lejos de',
  'lejos del',
  'al lado de',
  'al lado del',
  'detrás del',
  'delante del',
  'enfrente de',
  'encima de',
  'debajo de',
  'dentro de',
  'a la derecha',
  'a la izquierda',
  'detrás de',
  'delante de',
]
const events = wordsOf(
  'fiesta concierto reunión clase boda partido examen película cena comida curso exposición conferencia espectáculo',
)
const countries = wordsOf(
  'españa méxico canadá inglaterra francia alemania china italia argentina colombia perú chile brasil japón',
)

/** Corrects ser and estar where one of them, or tener, is surely meant. */
export function correctBeing(reader: Reader, place: number): readonly Edit[] {
  const be = reader
    .read(place, 'verb')
    .find(({ lemma, tense }) => (lemma === 'ser' || lemma === 'estar') && (tense === 'pr' || tense === 'im'))
  if (!be?.tense || be.person === undefined) return []
  const found =
    having(reader, place, be) ?? (be.lemma === 'estar' ? toSer(reader, place) : toEstar(reader, place))
  if (!found) return []
  const [verb, reason, last = place, rest = ''] = found
  const form = conjugate(reader.lexicon, verb, be.tense, be.person)
  if (form === undefined) return []
  return [reader.replace(place, last, form + rest, reason)]
}

type Change = readonly [verb: string, reason: Reason, last?: number, rest?: string]

/** Soy veinte años; but es tres años mayor, and son dos años de trabajo. */
function isAge({ at, isEnd }: Reader, place: number): boolean {
  const isNumber = /^\d+$/.test(at(place + 1)) || numbers.has(at(place + 1))
  // Treinta y tres años.
  const years = at(place + 2) === 'y' && numbers.has(at(place + 3)) ? place + 4 : place + 2
  return isNumber && /^años?$/.test(at(years)) && (isEnd(years + 1) || afterAge.has(at(years + 1)))
}

const isPeople = ({ at, isName }: Reader, place: number) =>
  at(place - 1) in subjects || kin.has(at(place - 1)) || isName(place - 1)

function having(reader: Reader, place: number, { person }: Analysis): Change | undefined {
  const { at } = reader
  if (isAge(reader, place) && (person !== 5 || isPeople(reader, place))) return ['tener', ['esAge']]
  const isStrong = /^(muy|mucho|mucha)$/.test(at(place + 1))
  const feeling = at(isStrong ? place + 2 : place + 1)
  const isFelt = feelings.has(feeling) || (warmth.has(feeling) && (at(place) === 'estoy' || person === 3))
  if (!isFelt || /^(lo|que|un|el|la|su|mi)$/.test(at(place - 1))) return undefined
  if (feeling === 'razón' && at(place - 1) === 'la') return undefined
  const much = feminineFeelings.has(feeling) ? ' mucha' : ' mucho'
  return ['tener', ['esFeeling', feeling], isStrong ? place + 1 : place, isStrong ? much : '']
}

function toSer({ at, isEnd }: Reader, place: number): Change | undefined {
  const role = /^una?$/.test(at(place + 1)) ? place + 2 : place + 1
  if (roles.has(at(role)) && (isEnd(role + 1) || wordsOf('y en de pero').has(at(role + 1))))
    return ['ser', ['esIdentity']]
  const isFrom =
    at(place + 1) === 'de' &&
    /^una?$/.test(at(place + 2)) &&
    /^(ciudad|pueblo|país|familia|lugar)$/.test(at(place + 3))
  if (isFrom || (at(place + 1) === 'de' && countries.has(at(place + 2)))) return ['ser', ['esOrigin']]
  let trait = place + 1
  while (/^(muy|también|tan|bastante|más)$/.test(at(trait))) trait++
  if (traits.has(at(trait)) && !/^(con|de)$/.test(at(trait + 1))) return ['ser', ['esTrait', at(trait)]]
  const isOne =
    /^(estoy|estás|estamos)$/.test(at(place)) &&
    /^una?$/.test(at(place + 1)) &&
    /^(persona|chic[oa]|mujer|hombre|niñ[oa]|amig[oa]|famili[a])$/.test(at(place + 2))
  return isOne ? ['ser', ['esIdentity']] : undefined
}

function toEstar({ at, says, isEnd, words }: Reader, place: number): Change | undefined {
  const state = /^(muy|tan|un|siempre|bastante)$/.test(at(place + 1)) ? place + 2 : place + 1
  // Trabajo mucho, es muy cansado: what one does is tiring.
  const isDoing =
    at(place) === 'es' &&
    /^(cansado|aburrido)$/.test(at(state)) &&
    /^(,|;|y|pero|porque)$/.test(at(place - 1))
  if (states.has(at(state)) && !isDoing) return ['estar', ['esState', at(state)]]
  const isPlace = places.some((phrase) => says(place + 1, phrase))
  if (isPlace && !words.slice(0, place).some(({ lower }) => events.has(lower))) return ['estar', ['esPlace']]
  if (at(place + 1) === 'bien' && isEnd(place + 2) && at(place) !== 'es')
    return ['estar', ['oneSays', 'estar bien']]
  return undefined
}
