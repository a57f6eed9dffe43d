import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { wordsOf } from './words.ts'

const months = wordsOf(
  'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre',
)
const day =
  /^([1-9]|[12]\d|3[01]|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|veintiuno|veintidós|veintitrés|veinticuatro|veinticinco|veintiséis|veintisiete|veintiocho|veintinueve|treinta|primero)$/

/** Puts in the article of a date, a title and a school: nació el tres de mayo, el señor Ruiz es, en la escuela secundaria. */
export function correctNeededArticle(reader: Reader, place: number): readonly Edit[] {
  return date(reader, place) ?? title(reader, place) ?? school(reader, place) ?? []
}

/** Nació en tres de mayo, mi cumpleaños es tres de mayo. */
function date({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  const isBorn =
    read(place, 'verb', 'participle').some(({ lemma }) => lemma === 'nacer') ||
    (at(place) === 'es' && /^cumpleaños$/.test(at(place - 1)))
  const from = at(place + 1) === 'en' ? place + 2 : place + 1
  if (!isBorn || !day.test(at(from)) || at(from + 1) !== 'de' || !months.has(at(from + 2))) return undefined
  const better = `${words[place]?.text} el`
  return [replace(place, from - 1, better, ['oneSays', `el ${at(from)} de ${at(from + 2)}`])]
}

/** Señor Ruiz es alto: whoever is spoken of, and not to, has the article. */
function title(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, isName, isStart, words, replace } = reader
  if (!/^(señor|señora|señorita|doctor|doctora)$/.test(at(place)) || !isStart(place)) return undefined
  let next = place + 1
  while (isName(next)) next++
  const isSaid = read(next, 'verb').some(({ person, tense }) => person === 2 && tense !== 'ip')
  if (next === place + 1 || !isSaid) return undefined
  const better = `${at(place).endsWith('a') ? 'la' : 'el'} ${at(place)}`
  return [replace(place, place, better, ['oneSays', `${better} ${words[place + 1]?.text}`])]
}

const levels = wordsOf('secundaria primaria preparatoria media elemental')

/** En escuela secundaria, a universidad de Chile. */
function school(reader: Reader, place: number): Edit[] | undefined {
  const { at, isName, words, replace } = reader
  if (!/^(en|a|desde|durante|hasta)$/.test(at(place)) || isName(place + 1)) return undefined
  const isSchool = at(place + 1) === 'escuela' && levels.has(at(place + 2))
  const isNamed =
    at(place + 1) === 'universidad' &&
    at(place + 2) === 'de' &&
    isName(place + 3) &&
    !/^(de|desde)$/.test(at(place - 1))
  if (!isSchool && !isNamed) return undefined
  const better = `${words[place]?.text} la`
  return [replace(place, place, better, ['esPlaceArticle', `${at(place)} la ${at(place + 1)}`])]
}
