import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { isInfinitive } from './sure-words.ts'
import { determiners, kin, subjects, wordsOf } from './words.ts'

/** What stands after a preposition: anything, a thing (with its determiner, or a name), or an infinitive. */
type Next = 'any' | 'thing' | 'person' | 'infinitive'

/** Words, the prepositions they are given by mistake, the one they take, and before what that is sure. */
type Fixed = readonly [words: string, wrong: string, right: string, next: Next]

const verbs: readonly Fixed[] = [
  ['soñar', 'de sobre', 'con', 'any'],
  ['enamorar', 'con', 'de', 'any'],
  ['divorciar', 'con', 'de', 'any'],
  ['depender', 'en sobre a', 'de', 'thing'],
  ['consistir', 'de', 'en', 'any'],
  ['preocupar', 'sobre acerca', 'por', 'thing'],
  ['asistir', 'en', 'a', 'thing'],
  ['tratar', 'a', 'de', 'infinitive'],
  ['acabar', 'a', 'de', 'infinitive'],
  ['dejar', 'a', 'de', 'infinitive'],
  ['insistir', 'de a', 'en', 'infinitive'],
  ['empezar comenzar', 'de', 'a', 'infinitive'],
  ['aprender ayudar', 'de por', 'a', 'infinitive'],
  ['confiar', 'a', 'en', 'thing'],
  ['casar', 'a', 'con', 'person'],
  ['enfocar concentrar', 'a sobre', 'en', 'thing'],
]
const adjectives: readonly Fixed[] = [
  ['enamorado enamorada enamorados enamoradas', 'con', 'de', 'any'],
  ['embarazada', 'con', 'de', 'thing'],
  ['lleno llena llenos llenas', 'con', 'de', 'any'],
  ['interesado interesada interesados interesadas', 'con a sobre', 'en', 'any'],
  [
    'preocupado preocupada preocupados preocupadas nervioso nerviosa emocionado emocionada',
    'sobre acerca',
    'por',
    'thing',
  ],
  ['famoso famosa famosos famosas conocido conocida conocidos conocidas', 'para', 'por', 'any'],
  ['orgulloso orgullosa orgullosos orgullosas cansado cansada cansados cansadas', 'a', 'de', 'infinitive'],
  ['capaz capaces oportunidad ganas', 'a', 'de', 'infinitive'],
  ['ganas', 'para', 'de', 'infinitive'],
  ['listo lista listos listas', 'a', 'para', 'infinitive'],
  ['casado casada casados casadas', 'a', 'con', 'thing'],
  ['cerca lejos', 'a', 'de', 'thing'],
  ['pasión', 'para', 'por', 'thing'],
]
const byVerb = indexOf(verbs)
const byWord = indexOf(adjectives)

function indexOf(table: readonly Fixed[]): ReadonlyMap<string, readonly Fixed[]> {
  const found = new Map<string, Fixed[]>()
  for (const fixed of table)
    for (const word of fixed[0].split(' ')) found.set(word, [...(found.get(word) ?? []), fixed])
  return found
}

/** Verbs and adjectives take prepositions of their own: soñar con, enamorado de, famoso por. */
export function correctPreposition(reader: Reader, place: number): readonly Edit[] {
  const { at, read, replace } = reader
  const lemmas = byWord.has(at(place))
    ? []
    : read(place, 'verb', 'infinitive', 'gerund').map(({ lemma }) => lemma)
  const tables = [...(byWord.get(at(place)) ?? []), ...lemmas.flatMap((lemma) => byVerb.get(lemma) ?? [])]
  const isNoun = lemmas.length > 0 && read(place, 'noun').length > 0 && determiners.has(at(place - 1))
  const fixed = tables.find(
    ([, wrong, , next]) => wrong.split(' ').includes(at(place + 1)) && isNext(reader, place + 2, next),
  )
  if (!fixed || isNoun) return []
  const [, , right] = fixed
  const isJoined = /^(a|de)$/.test(right) && at(place + 2) === 'el' && !reader.isName(place + 2)
  const named = lemmas.find((lemma) => byVerb.has(lemma)) ?? at(place)
  if (isJoined)
    return [replace(place + 1, place + 2, right === 'a' ? 'al' : 'del', ['esTakes', named, right])]
  const last = at(place + 1) === 'acerca' ? place + 2 : place + 1
  return [replace(place + 1, last, right, ['esTakes', named, right])]
}

function isNext(reader: Reader, place: number, next: Next): boolean {
  const { at, isWord, isName } = reader
  if (next === 'infinitive') return isInfinitive(reader, place)
  if (next === 'any') return isWord(place)
  if (next === 'person')
    return isName(place) || at(place) in subjects || (determiners.has(at(place)) && kin.has(at(place + 1)))
  return (
    determiners.has(at(place)) ||
    isName(place) ||
    at(place) in subjects ||
    /^(mí|ti|los|las)$/.test(at(place))
  )
}

const places = wordsOf(
  'casa universidad escuela colegio playa tienda oficina biblioteca iglesia ciudad restaurante parque cocina gimnasio hospital ' +
    'secundaria calle país pueblo fiesta',
)
const staying = wordsOf('estar vivir trabajar estudiar quedar')
const thither = wordsOf('ir llegar volver regresar')
const placesToGo = wordsOf(
  'casa universidad escuela colegio playa tienda oficina biblioteca iglesia ciudad restaurante parque gimnasio hospital ' +
    'secundaria pueblo fiesta cine centro museo mercado supermercado aeropuerto montaña montañas países ciudades lugares lugar',
)

/** Asisto la clase, entro mi casa: what one attends takes a, and what one goes into en. */
export function correctMissingPreposition(reader: Reader, place: number): readonly Edit[] {
  const { at, read, words, replace } = reader
  const lemmas = new Set(read(place, 'verb', 'infinitive', 'gerund').map(({ lemma }) => lemma))
  const isOf = /^(la|el|mi|una|un|las|los|mis|esta|este|su|tu)$/.test(at(place + 1))
  if (!isOf || read(place + 2, 'noun').length === 0) return []
  const attends =
    lemmas.has('asistir') &&
    /^(universidad|escuela|colegio|clases?|misa|concierto|reunión|fiesta|misma|conferencia|secundaria|boda|iglesia)$/.test(
      at(place + 2),
    )
  const enters =
    lemmas.has('entrar') &&
    isHisOwn(reader, place) &&
    (places.has(at(place + 2)) ||
      /^(habitación|cuarto|sala|tienda|museo|edificio|coche|carro|autobús|tren|baño|clase|bosque|cueva|castillo)$/.test(
        at(place + 2),
      ))
  if (!attends && !enters) return []
  const joined = attends && at(place + 1) === 'el'
  const preposition = attends ? 'a' : 'en'
  const better = `${words[place]?.text} ${joined ? 'al' : preposition}`
  return [
    replace(place, joined ? place + 1 : place, better, [
      'esTakes',
      attends ? 'asistir' : 'entrar',
      preposition,
    ]),
  ]
}

/** Pienso de ti: what is in one's thoughts takes en; an opinion (qué piensas de) takes de. */
export function correctThinking(reader: Reader, place: number): readonly Edit[] {
  const { at, read, words, replace } = reader
  const isThought = read(place - 1, 'verb', 'infinitive').some(({ lemma }) => lemma === 'pensar')
  const isOpinion = words.some(({ lower }) => /^(qué|que|cómo|bien|mal|lo)$/.test(lower))
  if (
    at(place) !== 'de' ||
    !isThought ||
    isOpinion ||
    !(/^(mí|ti)$/.test(at(place + 1)) || isNext(reader, place + 1, 'person'))
  )
    return []
  return [replace(place, place, 'en', ['esTakes', 'pensar', 'en'])]
}

/** Estoy a casa, voy en la playa: where one is takes en, and where one goes a. */
export function correctWhere(reader: Reader, place: number): readonly Edit[] {
  const { at, read, replace } = reader
  const verb = read(place, 'verb', 'infinitive').map(({ lemma }) => lemma)
  const noun = determiners.has(at(place + 2)) ? place + 3 : place + 2
  const joined = at(place + 1) === 'al' ? place + 2 : undefined
  const isStay = verb.some((lemma) => staying.has(lemma)) && !/^(qué|cómo)$/.test(at(place - 1))
  if (isStay && at(place + 1) === 'a' && places.has(at(noun)) && (noun > place + 2 || at(noun) === 'casa'))
    return [replace(place + 1, place + 1, 'en', ['esTakes', `${verb[0]} (¿dónde?)`, 'en'])]
  if (isStay && joined !== undefined && places.has(at(joined)) && !verb.includes('quedar'))
    return [replace(place + 1, place + 1, 'en el', ['esTakes', `${verb[0]} (¿dónde?)`, 'en'])]
  const isGoing = verb.length > 0 && verb.every((lemma) => thither.has(lemma) || lemma === 'ser')
  // Fue en la universidad: that was, not went.
  const isBeing = verb.includes('ser') && !/^(me|yo|nos|nosotros|nosotras)$/.test(at(place - 1))
  if (isGoing && !isBeing && at(place + 1) === 'en' && noun > place + 2 && placesToGo.has(at(noun))) {
    const better = at(place + 2) === 'el' ? 'al' : 'a'
    return [
      replace(place + 1, better === 'al' ? place + 2 : place + 1, better, [
        'esTakes',
        `${verb[0]} (¿adónde?)`,
        'a',
      ]),
    ]
  }
  return []
}

/** Salgo mi casa: one leaves it with de. */
export function correctLeaving(reader: Reader, place: number): readonly Edit[] {
  const { at, read, words, replace } = reader
  const leaves =
    read(place, 'verb', 'infinitive', 'gerund').some(({ lemma }) => lemma === 'salir') &&
    isHisOwn(reader, place)
  const isLeft = leaves && /^(mi|la|el|su|nuestra|tu)$/.test(at(place + 1)) && leavable.has(at(place + 2))
  if (!isLeft) return []
  const joined = at(place + 1) === 'el'
  const written = words[place]?.text ?? ''
  return [
    replace(place, joined ? place + 1 : place, `${written} ${joined ? 'del' : 'de'}`, [
      'esTakes',
      'salir',
      'de',
    ]),
  ]
}

/** Whether a verb is surely not said of what follows it: entró el hombre, but yo entré, la mujer entró. */
function isHisOwn({ at, read, isName }: Reader, place: number): boolean {
  const isMine = read(place, 'verb').every(({ person }) => person !== 2 && person !== 5)
  if (isMine) return true
  return (
    isName(place - 1) ||
    at(place - 1) in subjects ||
    (read(place - 1, 'noun').length > 0 && determiners.has(at(place - 2)))
  )
}

const leavable = wordsOf(
  'casa pueblo ciudad país escuela universidad habitación cuarto zona oficina hotel hospital trabajo tienda cama cine piscina baño avión coche carro tren cocina clase agua',
)
const lasting = wordsOf(
  'vivir estudiar trabajar esperar caminar correr hablar jugar estar dormir manejar conducir nadar viajar leer bailar practicar durar ' +
    'sufrir conocer ser ver quedar descansar llorar escuchar',
)
const spans = wordsOf('minuto minutos hora horas día días semana semanas mes meses año años tiempo')

/** Estudié para dos horas: how long takes durante, por or nothing. */
export function correctDuration(reader: Reader, place: number): readonly Edit[] {
  const { at, read, replace } = reader
  if (at(place) !== 'para') return []
  const lasts = [1, 2, 3, 4]
    .map((back) => place - back)
    .some((other) =>
      read(other, 'verb', 'infinitive', 'participle', 'gerund').some(({ lemma }) => lasting.has(lemma)),
    )
  let first = place + 1
  if (at(first) === 'casi') first++
  else if (/^(más|menos)$/.test(at(first)) && at(first + 1) === 'de') first += 2
  const isCounted = determiners.has(at(first)) || /^(\d+|unos|unas|mucho|una?)$/.test(at(first))
  if (
    !lasts ||
    !isCounted ||
    /^(el|la|los|las|mi|tu|su|este|esta|mis|nuestras?)$/.test(at(first)) ||
    !spans.has(at(first + 1))
  )
    return []
  return [replace(place, place, 'durante', ['esHowLong'])]
}
