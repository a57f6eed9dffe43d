import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { sureNoun } from './sure-words.ts'
import { wordsOf } from './words.ts'

const professions = wordsOf(
  'abogado abogada médico médica doctor doctora enfermero enfermera profesor profesora maestro maestra ingeniero ' +
    'ingeniera arquitecto arquitecta cantante músico artista pintor pintora escritor escritora periodista ' +
    'dentista veterinario veterinaria cocinero cocinera camarero camarera programador programadora científico científica ' +
    'psicólogo psicóloga pediatra cirujano cirujana farmacéutico farmacéutica contador contadora secretario secretaria ' +
    'bailarín bailarina futbolista deportista bombero bombera policía piloto azafata fotógrafo fotógrafa electricista ' +
    'carpintero carpintera mecánico mecánica peluquero peluquera granjero granjera agricultor agricultora biólogo bióloga ' +
    'químico química terapeuta fisioterapeuta economista funcionario funcionaria soldado senador senadora vendedor vendedora',
)
const endings = wordsOf('pero porque cuando en ahora para desde aquí allí también')
const between = wordsOf('también ahora ya siempre')

/** Mi madre es una médica: what somebody is by profession takes no article, unless an adjective tells of which sort. */
export function correctProfession(reader: Reader, place: number): readonly Edit[] {
  const { at, words, replace } = reader
  const profession = words[place + 1]
  if (!/^una?$/.test(at(place)) || !profession || !professions.has(at(place + 1))) return []
  if (!isBare(reader, place + 2) || !isSaidOfSomebody(reader, place)) return []
  return [replace(place, place + 1, profession.text, ['esProfession', at(place + 1)])]
}

/** After ser, or after another profession that follows it: es médica y una profesora. */
function isSaidOfSomebody({ at, read, words }: Reader, place: number): boolean {
  let before = place - 1
  while (between.has(at(before))) before--
  if (/^[ye]$/.test(at(before)) && professions.has(at(before - 1)))
    before -= /^una?$/.test(at(before - 2)) ? 3 : 2
  // Lo que necesitas es un médico, el señor es un actor que: what is not said of somebody.
  const isOfThing = words
    .slice(0, place)
    .some(({ lower }, other) => lower === 'lo' && at(other + 1) === 'que')
  return !isOfThing && read(before, 'verb', 'infinitive').some(({ lemma }) => lemma === 'ser')
}

/** Whether nothing tells of which sort somebody is: una cantante famosa, un actor de cine. */
function isBare(reader: Reader, next: number): boolean {
  const { at, isEnd, read } = reader
  // Es un cantante, pianista y guitarrista famoso: of a list the last word tells.
  if (at(next) === ',')
    return (
      read(next + 1, 'adjective', 'participle').length === 0 &&
      !(professions.has(at(next + 1)) || sureNoun(reader, next + 1).length > 0)
    )
  if (isEnd(next) || endings.has(at(next))) return true
  if (at(next) === 'de')
    return /^(primer|segundo|tercer|cuarto|último)$/.test(at(next + 1)) && at(next + 2) === 'año'
  if (!/^[ye]$/.test(at(next))) return false
  const other = /^una?$/.test(at(next + 1)) ? next + 2 : next + 1
  return !professions.has(at(other)) || isEnd(other + 1) || endings.has(at(other + 1))
}
