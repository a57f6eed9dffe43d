import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { isSureGender } from './sure-gender.ts'
import { commonVerbs, determiners, wordsOf } from './words.ts'

const weekdays = wordsOf('lunes martes miércoles jueves viernes sábado domingo')
const written = wordsOf(
  'español española inglés inglesa francés francesa alemán alemana italiano italiana portugués chino japonés ruso ' +
    'americano americana mexicano mexicana lunes martes miércoles jueves viernes sábado enero febrero junio septiembre ' +
    'octubre noviembre diciembre',
)
const colours = wordsOf('rojo roja azul verde amarillo amarilla marrón gris')
const times = wordsOf('días semanas meses años noches mañanas tardes')
const masculineTimes = wordsOf('días meses años')

/** Corrects words that stand in the wrong place or with too many beside them: en lunes, más mejor, un rojo coche. */
export function correctWording(reader: Reader, place: number): readonly Edit[] {
  return (
    days(reader, place) ??
    doubled(reader, place) ??
    clock(reader, place) ??
    knowing(reader, place) ??
    beforeNoun(reader, place) ??
    capital(reader, place) ??
    []
  )
}

function days({ at, replace }: Reader, place: number): Edit[] | undefined {
  const day = at(place + 1) === 'el' ? place + 2 : place + 1
  if (at(place) === 'en' && weekdays.has(at(day))) {
    const better = `el ${at(day)}`
    return [replace(place, day, better, ['esOnDay', better])]
  }
  if (at(place) === 'cada' && times.has(at(place + 1))) {
    const single = at(place + 1).replace(/(?<=mes)es$|s$/, '')
    return [replace(place + 1, place + 1, single, ['after', 'cada', single])]
  }
  if (!/^tod[oa]s?$/.test(at(place)) || !/^l[oa]s$/.test(at(place + 1)) || !times.has(at(place + 2)))
    return undefined
  if (/^(sobre|ante)$/.test(at(place - 1))) return undefined
  const better = masculineTimes.has(at(place + 2)) ? 'todos los' : 'todas las'
  return [replace(place, place + 1, better, ['oneSays', `${better} ${at(place + 2)}`])]
}

function doubled({ at, says, replace, words }: Reader, place: number): Edit[] | undefined {
  const without = (from: number, to: number, word: string, dropped: string) => [
    replace(from, to, word, ['oneSaysWithout', word, dropped]),
  ]
  if (/^(más|menos)$/.test(at(place)) && /^(mejor|peor)(es)?$/.test(at(place + 1)))
    return without(place, place + 1, at(place + 1), at(place))
  if (says(place, 'no nunca') || says(place, 'nunca no')) return without(place, place + 1, 'nunca', 'no')
  if (at(place) === 'hay' && /^(es|son)$/.test(at(place + 1)))
    return without(place, place + 1, words[place]?.text ?? '', at(place + 1))
  return undefined
}

const hours = wordsOf('dos tres cuatro cinco seis siete ocho nueve diez once doce')

/** Es las dos, son la una. */
function clock({ at, isEnd, replace }: Reader, place: number): Edit[] | undefined {
  const hour = at(place + 2)
  const isTime = isEnd(place + 3) || /^(y|menos|de|en)$/.test(at(place + 3))
  if (!/^las?$/.test(at(place + 1)) || !isTime) return undefined
  const better = hour === 'una' ? 'es la' : hours.has(hour) ? 'son las' : undefined
  if (!/^(es|son)$/.test(at(place)) || better === undefined) return undefined
  return [replace(place, place + 1, better, ['oneSays', `${better} ${hour}`])]
}

/** Conozco nadar, sé a María. */
function knowing({ at, read, isName, replace, words }: Reader, place: number): Edit[] | undefined {
  const knows = read(place, 'verb').find(({ tense }) => tense === 'pr')
  const next = read(place + 1)
  const isSkill = next.length > 0 && next.every(({ kind }) => kind === 'infinitive')
  if (knows?.lemma === 'conocer' && isSkill) {
    const form = { conozco: 'sé', conoces: 'sabes', conoce: 'sabe', conocemos: 'sabemos', conocen: 'saben' }[
      at(place)
    ]
    return form ? [replace(place, place, form, ['esKnowHow', form])] : undefined
  }
  if (at(place) !== 'sé' || at(place + 1) !== 'a' || !isName(place + 2)) return undefined
  return [replace(place, place, 'conozco', ['esKnowWhom', words[place + 2]?.text ?? ''])]
}

/** Un rojo coche, un grande perro, un bueno restaurante, una buen idea. */
function beforeNoun(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, replace, words } = reader
  const noun = at(place + 1)
  const nouns = read(place + 1)
  // Idea is a form of idear, too, and hardly ever meant as one.
  const things = nouns.filter(({ kind, lemma }) => kind !== 'verb' || commonVerbs.has(lemma))
  const isThing = things.length > 0 && things.every(({ kind, number }) => kind === 'noun' && number === 's')
  const genders = new Set(things.map(({ gender }) => gender))
  const isOne = /^(una?|mi|tu|su)$/.test(at(place - 1))
  if (!isThing || genders.size > 1 || reader.isStart(place)) return undefined
  const isSize =
    at(place) === 'grande' && /^(perro|perra|gato|gata|casa|coche|mesa|caja|piso|barco)$/.test(noun)
  if (isOne && at(place) === 'grande' && !isSize) return [replace(place, place, 'gran', ['esGran'])]
  if (/^una?$/.test(at(place - 1)) && (colours.has(at(place)) || isSize)) {
    const swapped = `${words[place + 1]?.text} ${at(place)}`
    return [replace(place, place + 1, swapped, ['standsAfter', at(place), noun])]
  }
  const stem = /^(buen|mal)[oa]?$/.exec(at(place))?.[1]
  if (
    !stem ||
    !(isOne || /^(el|la)$/.test(at(place - 1)) || (/^(es|qué)$/.test(at(place - 1)) && stem === 'buen'))
  )
    return undefined
  const [gender] = genders
  if (!gender || !things.every(({ lemma }) => isSureGender(reader.lexicon, noun, lemma, gender)))
    return undefined
  const better = gender === 'f' ? `${stem}a` : stem
  if (better === at(place) || determiners.has(noun)) return undefined
  return [
    replace(
      place,
      place,
      better,
      genders.has('f') ? ['feminine', noun, `${better} ${noun}`] : ['esShort', better],
    ),
  ]
}

/** Hablo Español: English writes these with a capital. */
function capital({ at, isName, words }: Reader, place: number): Edit[] | undefined {
  const word = words[place]
  if (!word || !isName(place) || !written.has(at(place)) || word.text === word.text.toUpperCase())
    return undefined
  if (/^(el|la|los|las|san|santa|de|del)$/.test(at(place - 1)) || isName(place + 1) || isName(place - 1))
    return undefined
  return [{ start: word.start, end: word.end, replacement: word.lower, reason: ['esSmall'] }]
}
