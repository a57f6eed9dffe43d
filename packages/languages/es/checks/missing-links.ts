import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { isInfinitive, sureNoun } from './sure-words.ts'
import { determiners, wordsOf } from './words.ts'

const months = wordsOf(
  'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre',
)
const times = wordsOf('minutos horas días semanas meses años')
const events = wordsOf(
  'clase escuela universidad cena comida trabajo fiesta película guerra almuerzo desayuno secundaria concierto viaje ' +
    'graduación práctica reunión partido boda examen',
)

/** Puts in the de and que that join two nouns or a noun and a clause: después de dos años, un amigo que se llama. */
export function correctMissingLink(reader: Reader, place: number): readonly Edit[] {
  return (
    laterBy(reader, place) ??
    along(reader, place) ??
    date(reader, place) ??
    part(reader, place) ??
    aware(reader, place) ??
    named(reader, place) ??
    whom(reader, place) ??
    needlessQue(reader, place) ??
    ofDoing(reader, place) ??
    some(reader, place) ??
    []
  )
}

/** Después dos años, antes la clase. */
function laterBy({ at, isEnd, words, replace }: Reader, place: number): Edit[] | undefined {
  if (!/^(después|antes)$/.test(at(place))) return undefined
  const isTime =
    at(place) === 'después' &&
    (/^(\d+|unos|unas|muchos|pocos|varios|algunos)$/.test(at(place + 1)) ||
      (determiners.get(at(place + 1))?.number === 'p' && !determiners.get(at(place + 1))?.gender)) &&
    times.has(at(place + 2))
  const isMine =
    /^(mi|mis|nuestras?|su|sus)$/.test(at(place + 1)) &&
    (events.has(at(place + 2)) || /^(clases|exámenes|vacaciones|viaje)$/.test(at(place + 2)))
  const isEvent =
    (/^(el|la|mi)$/.test(at(place + 1)) && events.has(at(place + 2)) && isEnd(place + 3)) ||
    (isMine && (isEnd(place + 3) || /^(yo|voy|vamos|fui|fuimos)$/.test(at(place + 3))))
  // Después desayuno, voy a clase; y después cena conmigo.
  const isBare =
    /^(desayuno|clase|almuerzo|graduación|secundaria|universidad|trabajo)$/.test(at(place + 1)) &&
    (isEnd(place + 2) || at(place + 2) === 'yo') &&
    words[place + 2]?.text !== '?'
  if (!isTime && !isEvent && !isBare) return undefined
  const joined = at(place + 1) === 'el'
  const better = `${words[place]?.text} ${joined ? 'del' : 'de'}`
  return [replace(place, joined ? place + 1 : place, better, ['esLink', at(place), 'de'])]
}

const wholes = [
  'a lo largo',
  'al lado',
  'a causa',
  'al principio',
  'al final',
  'en lugar',
  'a través',
  'a pesar',
]

/** A lo largo mi vida, al lado la iglesia. */
function along({ at, says, read, replace }: Reader, place: number): Edit[] | undefined {
  const whole = wholes.find((phrase) => says(place, phrase))
  if (whole === undefined) return undefined
  const last = place + whole.split(' ').length - 1
  const isMine = /^(mi|tu|su|mis|tus|sus|este|esta|nuestr[oa]s?)$/.test(at(last + 1))
  const isThe = /^(el|la|los|las)$/.test(at(last + 1)) && !/^al (final|principio)$/.test(whole)
  if (!(isMine || isThe) || read(last + 2, 'noun').length === 0 || /^al (final|principio)$/.test(whole))
    return undefined
  const joined = at(last + 1) === 'el'
  return [
    replace(last, joined ? last + 1 : last, `${at(last)} ${joined ? 'del' : 'de'}`, ['esLink', whole, 'de']),
  ]
}

/** 29 enero 1954. */
function date({ at, words, replace }: Reader, place: number): Edit[] | undefined {
  if (!months.has(at(place))) return undefined
  const written = words[place]?.text ?? ''
  const isDay = /^([1-9]|[12]\d|3[01]|primero)$/.test(at(place - 1))
  const isYear = /^(1[5-9]|20)\d\d$/.test(at(place + 1))
  if (isDay) return [replace(place, place, `de ${written.toLowerCase()}${isYear ? ' de' : ''}`, ['esDate'])]
  return isYear && /^(de|en)$/.test(at(place - 1))
    ? [replace(place, place, `${written} de`, ['esDate'])]
    : undefined
}

/** Tres mis amigos, muchos los libros. */
function part({ at, read, words, replace, isStart }: Reader, place: number): Edit[] | undefined {
  const isSome =
    /^(dos|tres|cuatro|cinco|seis|muchos|muchas|algunos|algunas|varios|varias|pocos|ninguno|ninguna|mayoría)$/.test(
      at(place),
    ) &&
    /^(mis|tus|sus|nuestros|nuestras)$/.test(at(place + 1)) &&
    read(place + 2, 'noun').length > 0
  if (!isSome || isStart(place - 1)) return undefined
  return [replace(place, place, `${words[place]?.text} de`, ['esPart', `${at(place)} de ${at(place + 1)}`])]
}

/** Me acuerdo que, me di cuenta que, estoy seguro que. */
function aware({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  if (at(place + 1) !== 'que') return undefined
  const lemmas = (other: number) => read(other, 'verb', 'infinitive').map(({ lemma }) => lemma)
  const isNoticed =
    at(place) === 'cuenta' && lemmas(place - 1).includes('dar') && /^(me|te|se|nos)$/.test(at(place - 2))
  const isRemembered =
    lemmas(place).some((lemma) => /^(acordar|arrepentir)$/.test(lemma)) && /^(me|te|nos)$/.test(at(place - 1))
  const isSure =
    /^segur[oa]s?$/.test(at(place)) &&
    lemmas(at(place - 1) === 'muy' ? place - 2 : place - 1).includes('estar')
  const isGlad =
    /^(feliz|felices|content[oa]s?|alegre|orgullos[oa]s?)$/.test(at(place)) &&
    lemmas(/^(muy|tan)$/.test(at(place - 1)) ? place - 2 : place - 1).some((lemma) => lemma === 'estar') &&
    !words.slice(0, place).some(({ lower }) => lower === 'tan')
  if (!isNoticed && !isRemembered && !isSure && !isGlad) return undefined
  return [replace(place, place, `${words[place]?.text} de`, ['esThatOf', `${at(place)} de que`])]
}

/** Tengo un hermano se llama Tom. */
function named(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, replace } = reader
  if (
    at(place) !== 'se' ||
    !/^llama(n|ba|ban)?$/.test(at(place + 1)) ||
    read(place - 1, 'noun', 'adjective').length === 0
  )
    return undefined
  const first = [place - 2, place - 3].find((other) =>
    /^(una?|dos|tres|otro|otra|unos|unas)$/.test(at(other)),
  )
  if (first === undefined) return undefined
  const isHad =
    read(first - 1, 'verb').some(({ lemma }) => /^(tener|haber|ser|conocer|ver|leer|amar)$/.test(lemma)) ||
    at(first - 1) === 'a'
  return isHad || hasOwnVerb(reader, first) ? [replace(place, place, 'que se', ['esWhich'])] : undefined
}

/** Leo un libro se llama Platero: another verb stands before the noun, and nothing that begins a clause between them. */
function hasOwnVerb({ at, read, isWord, isName }: Reader, noun: number): boolean {
  if (!/^una?$/.test(at(noun))) return false
  for (let before = noun - 1; before >= noun - 4 && isWord(before); before--) {
    if (/^(que|quien|donde|cuando|si|y|e|pero|porque|como)$/.test(at(before)) || isName(before)) return false
    const readings = read(before)
    const isVerb = readings.length > 0 && readings.every(({ kind }) => kind === 'verb' || kind === 'gerund')
    if (isVerb) return !/^(que|quien|donde)$/.test(at(before - 1))
  }
  return false
}

/** Un amigo quien vive aquí: without a comma, who is que. */
function whom(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, words, replace } = reader
  if (!/^quien(es)?$/.test(at(place))) return undefined
  const isAfterNoun =
    sureNoun(reader, place - 1).length > 0 || /^(alguien|persona|personas)$/.test(at(place - 1))
  const isWho =
    read(place + 1, 'verb').length > 0 ||
    (/^(me|te|se|nos|le|lo|la|no|siempre)$/.test(at(place + 1)) && read(place + 2, 'verb').length > 0)
  const isSingularFit =
    at(place) === 'quienes' || !read(place - 1, 'noun').every(({ number }) => number === 'p')
  // Fue mi abuelo quien llamó.
  const isCleft =
    words.slice(0, place).some((_, other) => read(other, 'verb').some(({ lemma }) => lemma === 'ser')) &&
    !/^(una?|otra|otro)$/.test(at(place - 2))
  return isAfterNoun && isWho && isSingularFit && !isCleft
    ? [replace(place, place, 'que', ['esWho'])]
    : undefined
}

const possible = wordsOf('miedo ganas oportunidad posibilidad habilidad capacidad capaz capaces')

/** Tengo ganas ir, no tengo tiempo leer, hay mucho aprender. */
function ofDoing(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, words, replace } = reader
  if (!isInfinitive(reader, place + 1)) return undefined
  const isHad = [1, 2, 3].some((back) =>
    read(place - back, 'verb', 'infinitive').some(({ lemma }) => /^(tener|haber|ser|dar)$/.test(lemma)),
  )
  if (!isHad) return undefined
  const written = words[place]?.text ?? ''
  // Me da miedo hablar: there the doing is the subject.
  const isGiven =
    at(place) === 'miedo' &&
    [1, 2].some((back) => read(place - back, 'verb').some(({ lemma }) => lemma === 'dar'))
  if (possible.has(at(place)) && !isGiven)
    return [replace(place, place, `${written} de`, ['esLink', at(place), 'de'])]
  if (at(place) === 'tiempo' && /^(el|mucho|tengo|tiene|tenemos|tienen|más|suficiente)$/.test(at(place - 1)))
    return [replace(place, place, `${written} para`, ['esLink', at(place), 'para'])]
  const isMuch =
    /^(mucho|nada|algo|poco)$/.test(at(place)) &&
    /^(hay|había|tengo|tiene|tenemos|tienes)$/.test(at(place - 1))
  return isMuch
    ? [replace(place, place, `${written} que`, ['esLink', `${at(place - 1)} ${at(place)}`, 'que'])]
    : undefined
}

/** Un poco miedo. */
function some({ at, isEnd, words, replace }: Reader, place: number): Edit[] | undefined {
  const isSome = at(place) === 'poco' && at(place - 1) === 'un'
  const isThing = /^(miedo|tiempo|dinero|agua|comida|ayuda|suerte|paciencia|pan|azúcar|leche)$/.test(
    at(place + 1),
  )
  if (!isSome || !isThing || !(isEnd(place + 2) || /^(y|pero|porque|para|de|con|en)$/.test(at(place + 2))))
    return undefined
  return [replace(place, place, `${words[place]?.text} de`, ['esLink', 'un poco', 'de'])]
}

/** Quiero que aprender. */
function needlessQue(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, words, replace } = reader
  const wants = read(place, 'verb', 'infinitive').some(({ lemma }) =>
    /^(querer|poder|desear|preferir|soler)$/.test(lemma),
  )
  if (
    !wants ||
    at(place + 1) !== 'que' ||
    !isInfinitive(reader, place + 2) ||
    /^(lo|que|el|la)$/.test(at(place - 1))
  )
    return undefined
  return [replace(place, place + 1, words[place]?.text ?? '', ['esNoLink', at(place), 'que'])]
}
