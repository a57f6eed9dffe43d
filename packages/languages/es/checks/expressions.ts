import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { kin, subjects, timeNouns, wordsOf } from './words.ts'

/** Corrects fixed wordings: pronouns after prepositions, double negation, articles, por and para. */
export function correctExpression(reader: Reader, place: number): readonly Edit[] {
  return (
    afterPreposition(reader, place) ??
    negation(reader, place) ??
    amount(reader, place) ??
    verbWithPreposition(reader, place) ??
    fixedWording(reader, place) ??
    personalA(reader, place) ??
    peopleMet(reader, place) ??
    []
  )
}

const withOne: Readonly<Record<string, string>> = {
  mi: 'conmigo',
  mí: 'conmigo',
  yo: 'conmigo',
  ti: 'contigo',
}

function afterPreposition({ at, isEnd, words, replace }: Reader, place: number): Edit[] | undefined {
  const joined = at(place) === 'con' && isEnd(place + 2) ? withOne[at(place + 1)] : undefined
  if (joined !== undefined) return [replace(place, place + 1, joined, ['esWithMe', joined])]
  const pronoun = { yo: 'mí', tú: 'ti' }[at(place + 1)]
  if (pronoun === undefined) return undefined
  const isObject = at(place) === 'a' && /^(me|te|no)$/.test(at(place + 2))
  const isCompared = words
    .slice(0, place)
    .some(({ lower }) => /^(más|menos|mejor|peor|mayor|menor)$/.test(lower))
  const isLast = wordsOf('para sin de por').has(at(place)) && isEnd(place + 2) && !isCompared
  if (!isObject && !isLast) return undefined
  return [replace(place + 1, place + 1, pronoun, ['after', at(place), pronoun])]
}

function negation({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  const isThere = /^(hay|había)$/.test(at(place + 1))
  const better = { algo: 'nada', alguien: isThere ? 'nadie' : 'a nadie' }[at(place + 2)]
  const isAsked = words.at(-1)?.text === '?'
  if (at(place) !== 'no' || better === undefined || isAsked || read(place + 1, 'verb').length === 0)
    return undefined
  // Si no entiendes algo: of one thing out of all, which a condition leaves open.
  const isOpen = words
    .slice(0, place)
    .some(({ lower }) => /^(si|quien|cuando|aunque|porque|que)$/.test(lower))
  if (isOpen || /^(es|era|fue)$/.test(at(place + 1))) return undefined
  return [replace(place + 2, place + 2, better, ['esAfterNo', better])]
}

function amount({ at, read, isEnd, replace }: Reader, place: number): Edit[] | undefined {
  const [word, next] = [at(place), at(place + 1)]
  if (/^una?s?$/.test(word) && /^(otr|much)[oa]s?$/.test(next))
    return [replace(place, place + 1, next, ['esNoArticle', next])]
  if (word === 'muy' && /^much[oa]s?$/.test(next))
    return [replace(place, place + 1, next, ['oneSaysWithout', next, 'muy'])]
  const nouns = word === 'uno' ? read(place + 1, 'noun') : []
  const isMasculine =
    nouns.length > 0 && nouns.every(({ gender, number }) => gender === 'm' && number === 's')
  if (isMasculine && read(place + 1).length === nouns.length)
    return [replace(place, place, 'un', ['esUnBefore'])]
  const isMuch = /^much[oa]$/.test(next) && (isEnd(place + 2) || at(place + 2) === 'y')
  if (!isMuch || !feelings.has(word) || !read(place - 1, 'verb').some(({ lemma }) => lemma === 'tener'))
    return undefined
  const much = feelings.get(word) ?? ''
  return [replace(place, place + 1, `${much} ${word}`, ['esStandsBefore', much, word])]
}

/** Feelings one has in Spanish, and much of them. */
const feelings: ReadonlyMap<string, string> = new Map([
  ...['hambre', 'sed', 'prisa', 'suerte'].map((word): [string, string] => [word, 'mucha']),
  ...['frío', 'calor', 'sueño', 'miedo'].map((word): [string, string] => [word, 'mucho']),
])

/** What one looks or waits for, and neither a time nor a place to look in. */
const sought = wordsOf(
  'autobús bus tren avión taxi metro llave llaves trabajo empleo piso apartamento libro respuesta médico profesor profesora ' +
    'teléfono perro gato camarero carta mensaje resultado resultados gafas zapatos',
)

function verbWithPreposition({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  const verb = read(place, 'verb', 'infinitive').find(({ lemma }) =>
    wordsOf('buscar esperar escuchar').has(lemma),
  )
  const written = words[place]?.text ?? ''
  // Esperar por mucho tiempo, buscar por la mañana: there por says how long, when or where.
  const isThing =
    (/^(el|la|los|las|una?)$/.test(at(place + 2)) ? sought : kin).has(at(place + 3)) ||
    (/^(mi|tu|su|nuestr[oa])s?$/.test(at(place + 2)) && !timeNouns.has(at(place + 3)))
  if (verb && verb.lemma !== 'escuchar' && at(place + 1) === 'por' && isThing)
    return [replace(place, place + 1, written, ['esNoPreposition', verb.lemma])]
  const heard = /^l[ao]s?$/.test(at(place + 2)) ? place + 3 : place + 2
  if (
    verb?.lemma === 'escuchar' &&
    at(place + 1) === 'a' &&
    wordsOf('música radio canción canciones').has(at(heard))
  )
    return [replace(place, place + 1, written, ['esListen'])]
  return undefined
}

function fixedWording(reader: Reader, place: number): Edit[] | undefined {
  const { at, says, read, replace } = reader
  if (says(place, 'por el mañana')) return [replace(place + 1, place + 1, 'la', ['oneSays', 'por la mañana'])]
  if (says(place, 'para ejemplo')) return [replace(place, place, 'por', ['oneSays', 'por ejemplo'])]
  if (says(place, 'para supuesto')) return [replace(place, place, 'por', ['oneSays', 'por supuesto'])]
  if (says(place, 'gracias para')) return [replace(place + 1, place + 1, 'por', ['esThanks'])]
  // El más grande de ellos.
  const isMost = /^(el|la|los|las|que)$/.test(at(place - 1)) || read(place + 1, 'verb').length > 0
  if (!isMost && /^(más|menos)$/.test(at(place)) && at(place + 2) === 'de' && at(place + 3) in subjects)
    return [replace(place + 2, place + 2, 'que', ['than'])]
  return adverb(reader, place)
}

const acts = wordsOf('hablar cantar cocinar bailar escribir nadar dormir')

/** Habla muy bueno: after a verb it is the adverb bien. */
function adverb({ at, read, words, isEnd, replace }: Reader, place: number): Edit[] | undefined {
  if (at(place) !== 'bueno' || at(place - 1) !== 'muy' || !isEnd(place + 1)) return undefined
  const isAct = words
    .slice(0, place)
    .some((_, other) => read(other, 'verb').some(({ lemma }) => acts.has(lemma)))
  return isAct ? [replace(place, place, 'bien', ['adverbAfterVerb', 'bien'])] : undefined
}

const meeting = wordsOf(
  'conocer visitar llamar ayudar invitar ver amar querer extrañar echar encontrar cuidar besar abrazar odiar admirar respetar ' +
    'recordar olvidar entender buscar esperar escuchar acompañar saludar felicitar mirar',
)

const people = wordsOf(
  'persona personas gente niño niña niños niñas chico chica chicos chicas hombre hombres mujer mujeres señor señora señores ' +
    'estudiante estudiantes profesor profesora profesores maestro maestra maestros paciente pacientes bebé bebés gemelos gemelas ' +
    'vecino vecina vecinos cliente clientes jugador jugadores médico doctor víctimas pobres jóvenes ancianos',
)
const surelyMeeting = wordsOf(
  'ayudar visitar amar admirar respetar invitar abrazar felicitar saludar cuidar acompañar extrañar conocer ver odiar',
)

/** Ayudo la gente, quiero ayudar otras personas: where the people are surely not who acts. */
function peopleMet({ at, read, words, replace, isEnd }: Reader, place: number): Edit[] | undefined {
  const verbs = read(place - 1, 'verb', 'infinitive', 'gerund').filter(({ lemma }) =>
    surelyMeeting.has(lemma),
  )
  if (
    verbs.length === 0 ||
    read(place - 1, 'noun').length > 0 ||
    /^(que|me|te|se|nos|os|lo|la|los|las|le|les)$/.test(at(place - 2))
  )
    return undefined
  const isHelp = verbs.some(({ lemma }) => lemma === 'ayudar')
  const isBare =
    isHelp &&
    (people.has(at(place)) ||
      (/^(otr[oa]s|much[oa]s?|tod[oa]s|algun[oa]s)$/.test(at(place)) &&
        (people.has(at(place + 1)) || isEnd(place + 1))))
  const isThe =
    /^(el|la|los|las|est[ea]|est[oa]s|mis|sus|tus|nuestr[oa]s)$/.test(at(place)) &&
    (people.has(at(place + 1)) || (/^otr[oa]s$/.test(at(place + 1)) && isHelp))
  const isSome = isHelp && /^(una?|unos|unas)$/.test(at(place)) && people.has(at(place + 1))
  if (!isBare && !isThe && !isSome) return undefined
  const isPlural = at(isBare ? place : place + 1).endsWith('s')
  // Ayuda la gente: the people may be who helps.
  const isOther = verbs.every(({ kind, person }) => kind !== 'verb' || person !== (isPlural ? 5 : 2))
  if (!isOther && !hasSubject(at, read, place - 1)) return undefined
  const written = words[place]?.text ?? ''
  const better = at(place) === 'el' ? 'al' : `a ${written}`
  return [replace(place, place, better, ['esPersonalA'])]
}

/** Whether the verb at a place has its subject right before it. */
function hasSubject(at: Reader['at'], read: Reader['read'], place: number): boolean {
  const before = at(place - 1) === 'no' ? place - 2 : place - 1
  return (
    (at(before) in subjects && at(before) !== 'que') ||
    (kin.has(at(before)) && read(before, 'verb').length === 0)
  )
}

/** Visito mi abuela: a person who is the object takes a. */
function personalA({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  if (!/^(mi|tu|su|nuestr[oa])s?$/.test(at(place)) || !kin.has(at(place + 1))) return undefined
  const isMet = read(place - 1, 'verb', 'infinitive').some(({ lemma }) => meeting.has(lemma))
  // La figura que vio mi primo.
  if (!isMet || /^(que|me|te|se|nos|os)$/.test(at(place - 2)) || read(place - 1, 'noun').length > 0)
    return undefined
  return [replace(place, place, `a ${words[place]?.text}`, ['esPersonalA'])]
}
