import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'

/** Places that Spanish spells with an accent that English has not, or otherwise. */
const names: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'México Perú Panamá Canadá Japón España África Sudáfrica Haití Irán Pakistán Taiwán Berlín Milán Bogotá Medellín Cancún ' +
    'Yucatán Málaga Cádiz Bélgica Hungría Turquía Rumanía Oceanía Oregón Hawái Pekín Ámsterdam Líbano Moscú ' +
    'Nápoles Zúrich Etiopía Camerún Tokio Kenia Núremberg Múnich Fráncfort Michoacán Mazatlán Querétaro Machu París Sídney Tailandia'
  )
    .split(' ')
    .map((name) => [
      name
        .normalize('NFD')
        .replace(/(?!n\u0303)\p{M}/gu, '')
        .normalize('NFC')
        .toLowerCase(),
      name,
    ]),
)
const english: Readonly<Record<string, string>> = {
  espana: 'España',
  hawaii: 'Hawái',
  spain: 'España',
  mexico: 'México',
  italy: 'Italia',
  france: 'Francia',
  germany: 'Alemania',
  brazil: 'Brasil',
  japan: 'Japón',
  korea: 'Corea',
  thailand: 'Tailandia',
  greece: 'Grecia',
  egypt: 'Egipto',
  switzerland: 'Suiza',
  ireland: 'Irlanda',
  england: 'Inglaterra',
  london: 'Londres',
  philippines: 'Filipinas',
  hawai: 'Hawái',
  tokyo: 'Tokio',
  kenya: 'Kenia',
  europe: 'Europa',
  seville: 'Sevilla',
  venice: 'Venecia',
  poland: 'Polonia',
  netherlands: 'Países Bajos',
  scotland: 'Escocia',
  iceland: 'Islandia',
}

/** Corrects the name of a place that is written as in English: Mexico, Hawaii. */
export function correctPlaceName(reader: Reader, place: number): readonly Edit[] {
  const { at, words, isName, isWord, lexicon, replace } = reader
  if (!isName(place)) return []
  const better = english[at(place)] ?? names[at(place)]
  if (at(place) === 'angeles' && words[place - 1]?.text === 'Los' && !isName(place + 1))
    return [replace(place, place, 'Ángeles', ['esPlaceName', 'Los Ángeles'])]
  if (better === undefined || better === words[place]?.text || at(place) === better.toLowerCase()) return []
  // New Mexico, Paris Hilton, University of Oregon, Mexico City: part of a longer name.
  const isPart = (other: number) =>
    isWord(other) && (isName(other) || /^(of|in|the|new|and)$/.test(at(other)) || !lexicon.isKnown(at(other)))
  const isOfName = at(place - 1) === 'de' && isName(place - 2)
  if (isOfName || isPart(place - 1) || isPart(place + 1) || words.some(({ text }) => /["“”«»]/.test(text)))
    return []
  return [replace(place, place, better, ['esPlaceName', better])]
}
