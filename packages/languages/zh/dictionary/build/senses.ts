import { numberedToMarkedPinyin } from '../../reading/numbered-pinyin.ts'

const reference = /(?:[^\s|()[\],;"]+\|)?([^\s|()[\],;"]+)\[([^\]]+)\]/gu
/** A word in both scripts without its reading. */
const bothScripts = /\p{Script=Han}+\|(\p{Script=Han}+)/gu
const bareReading = /\[([a-zü:]+[1-5](?: [a-zü:]+[1-5])*)\]/giu
const measureNote = /\(?\bCL:([^();]*)\)?/gu
const measureWord = /(?:[^\s,|]+\|)?([^\s,|[\]]+)\[/gu

/** What says how a word is written or said elsewhere, and what only parts of words mean: after the plain senses. */
const aside =
  /^(\((bound form|literary|archaic|old|dialect|classical|loanword|Tw|Cantonese|Internet slang|slang|Buddhism|music|math\.?)[,;)]|(old |archaic |erhua |Japanese |euphemistic )?variant of |used in |see (also )?|also (written|pr\.)|Taiwan pr\.|also called|abbr\. for|surname |\S+ \(surname\)|CL:)/u

/** The senses of one CC-CEDICT entry: references read `字 (zì)`, measure words taken out, asides last. */
export function readSenses(english: readonly string[]): string[] {
  const senses = english
    .map((sense) => sense.replaceAll(measureNote, '').replaceAll(' ;', ';').trim())
    .filter((sense) => sense !== '')
    .map(markReferences)
  return senses.toSorted((a, b) => Number(aside.test(a)) - Number(aside.test(b)))
}

/** `嗎啡|吗啡[ma3 fei1]` → `吗啡 (mǎ fēi)`. */
function markReferences(sense: string): string {
  return sense
    .replace(reference, (_, word: string, pinyin: string) => `${word} (${numberedToMarkedPinyin(pinyin)})`)
    .replace(bothScripts, '$1')
    .replace(bareReading, (_, pinyin: string) => numberedToMarkedPinyin(pinyin))
}

/** The measure words that an entry names, in simplified characters. */
export function readMeasureWords(english: readonly string[]): string[] {
  const notes = english.flatMap((sense) => Array.from(sense.matchAll(measureNote), ([, note = '']) => note))
  return notes.flatMap((note) => Array.from(note.matchAll(measureWord), ([, word = '']) => word))
}

export const isAside = (sense: string): boolean => aside.test(sense)
