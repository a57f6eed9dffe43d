import { charactersBySound, realPairs, traditionalForms } from '../generated/checked-words.ts'
import type { Edit } from './because.ts'
import { findWord, listFrequentPairs } from './known-words.ts'
import type { Sentence, Word } from './sentence.ts'
import { isMeasureWord, takesMeasureWord } from '../tokenize/numerals.ts'
import { shapes } from './shapes.ts'
import { misspelt } from './misspelt.ts'

/** Up to this rank a character is a usual word by itself, and one that stands by itself tells of no mistake. */
const usualAlone = 250
/** Up to this rank it may stand beside any other. */
const usualBeside = 200
/** Characters that stand beside any other. */
const anywhere = new Set(
  '不的一之也了是在有这那就都很和我你他她它们个么吗呢吧啊着过地得到与及或而且之其者所被把给跟对从向著份机道用此如唉呀会人主辛誓老',
)

const soundsOf = new Map<string, string[]>()
for (const line of charactersBySound.split(' ')) {
  const syllable = /^[a-zü]+/u.exec(line)?.[0] ?? ''
  for (const character of line.slice(syllable.length))
    soundsOf.set(character, [...(soundsOf.get(character) ?? []), syllable])
}
for (const [place, group] of shapes.entries())
  for (const character of group) soundsOf.set(character, [...(soundsOf.get(character) ?? []), `#${place} `])
const real = new Set(realPairs.match(/../gsu))

/** The frequent words of two characters by one of them and the sound of the other, as `经|yi` for 已经. */
let bySound: Map<string, string[]> | undefined

function indexWords(): Map<string, string[]> {
  const index = new Map<string, string[]>()
  const add = (key: string, word: string) => index.set(key, [...(index.get(key) ?? []), word])
  for (const word of listFrequentPairs())
    for (const [kept, other, side] of [
      [word.charAt(0), word.charAt(1), 'after'],
      [word.charAt(1), word.charAt(0), 'before'],
    ] as const)
      for (const syllable of soundsOf.get(other) ?? []) add(`${kept}${syllable} ${side}`, word)
  return index
}

/** What somebody meant who wrote two characters that are no word; undefined where nothing or too much comes to mind. */
function findMeant(first: string, second: string): string | undefined {
  const words = (bySound ??= indexWords())
  const found = new Set([
    ...(!mayBeWrong(second) || !mayBeKept(first)
      ? []
      : (soundsOf.get(second) ?? []).flatMap((sound) => words.get(`${first}${sound} after`) ?? [])),
    ...(!mayBeWrong(first) || !mayBeKept(second)
      ? []
      : (soundsOf.get(first) ?? []).flatMap((sound) => words.get(`${second}${sound} before`) ?? [])),
  ])
  return found.size === 1 ? [...found][0] : undefined
}

const idiom = /^不能自已$/u

const isLoneAt = (words: readonly Word[], at: number): boolean =>
  words.some(
    ({ start }, place) =>
      start === at && words[place + 1]?.start === at + 1 && (words[place + 2]?.start ?? at + 2) <= at + 2,
  )

const countsThings = (word: Word | undefined): boolean => word !== undefined && takesMeasureWord(word.text)

const isLone = ({ text }: Word): boolean => /^[\u4e00-\u9fff]$/u.test(text)
const rankOf = (character: string): number => findWord(character)?.rank ?? Infinity
const mayBeWrong = (character: string): boolean => !anywhere.has(character) && rankOf(character) > usualAlone
const mayBeKept = (character: string): boolean => !anywhere.has(character) && rankOf(character) > usualBeside

/** Finds words that are written with another character of the same sound, or of nearly the same shape. */
export function findMisspelt({ words, text }: Sentence): Edit[] {
  const edits: Edit[] = []
  for (const [wrong, right] of misspelt)
    for (let at = text.indexOf(wrong); at >= 0; at = text.indexOf(wrong, at + 1))
      if (isLoneAt(words, at) && !idiom.test(text.slice(at - 2, at + 2)))
        edits.push({ start: at, end: at + wrong.length, replacement: right, reason: ['zhSoundsLike', right] })
  for (const [place, word] of words.entries()) {
    const next = words[place + 1]
    if (!next || !isLone(word) || !isLone(next) || next.start !== word.start + 1) continue
    const pair = word.text + next.text
    if (real.has(pair) || findWord(pair) || (isMeasureWord(word.text) && countsThings(words[place - 1])))
      continue
    const meant = findMeant(word.text, next.text)
    if (meant !== undefined)
      edits.push({
        start: word.start,
        end: next.start + 1,
        replacement: meant,
        reason: ['zhSoundsLike', meant],
      })
  }
  return edits
}

const simplifiedOf = new Map(
  Array.from(traditionalForms.match(/../gsu) ?? [], (pair) => [pair.charAt(0), pair.charAt(1)] as const),
)
const simplifiedOnly = new Set(simplifiedOf.values())
/** Simplified characters that show that a text is not written in traditional ones. */
const fewestSimplified = 3
const mostTraditional = 3

/** Finds single traditional characters in a text that is written in simplified ones. */
export function findTraditional({ text }: Sentence): Edit[] {
  const found = Array.from(text.matchAll(/\p{Script=Han}/gu)).filter(([character]) =>
    simplifiedOf.has(character),
  )
  const simple = Array.from(text).filter((character) => simplifiedOnly.has(character)).length
  if (found.length > mostTraditional || simple < Math.max(fewestSimplified, found.length * 2)) return []
  return found.map(({ 0: character, index }) => {
    const replacement = simplifiedOf.get(character) ?? character
    return {
      start: index,
      end: index + character.length,
      replacement,
      reason: ['zhTraditional', replacement],
    }
  })
}
