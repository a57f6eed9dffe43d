import { editDistance } from '@lingarden/text/edit-distance'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import type { Liberties } from '@lingarden/languages/rules/spoken-rules'
import { listSpokenWords, type ReadingsOf, type SpokenWord } from './spoken-words.ts'
import { listWordings } from './spoken-wordings.ts'

export interface SpokenTask {
  /** Sentences that fulfil the task, the model first; at least one. */
  accepted: readonly string[]
  language: LanguageTag
  /** For Mandarin: characters that sound the same count as the same. */
  readingsOf?: ReadingsOf | undefined
}

export interface SpokenJudgement {
  /** Whether what was understood says one of the sentences. */
  isFulfilled: boolean
  /** The sentence that comes closest. */
  closest: string
}

/** More than any number of small differences. */
const never = 1000
/** Of so many words one may differ a little. */
const wordsForOne = 3

/**
 * Judges what was understood of a spoken sentence. Recognition writes numbers as it likes and mistakes one word for
 * another of the same sound, and people hesitate, are polite and leave out little words: none of that is held against
 * them. The words that carry the meaning must all be there, and nothing that denies it may come or go.
 */
export function judgeSpoken(
  heard: string,
  { accepted, language, readingsOf = () => [] }: SpokenTask,
): SpokenJudgement {
  const liberty = wordRulesOf(language).spoken.liberties
  const wordsOf = (wording: string) => listSpokenWords(wording, language, readingsOf)
  const said = listWordings(heard, language).map(wordsOf)
  const judged = accepted.map((sentence) => {
    const wanted = listWordings(sentence, language).map(wordsOf)
    const costs = wanted.flatMap((words) => said.map((others) => costOf(words, others, liberty)))
    const cost = Math.min(...costs)
    const most = Math.floor(Math.max(0, ...wanted.map(({ length }) => length)) / wordsForOne)
    return { sentence, cost, isFulfilled: cost <= most }
  })
  const [best] = judged.toSorted((a, b) => Number(b.isFulfilled) - Number(a.isFulfilled) || a.cost - b.cost)
  return { isFulfilled: best?.isFulfilled ?? false, closest: best?.sentence ?? '' }
}

function costOf(wanted: readonly SpokenWord[], said: readonly SpokenWord[], liberty: Liberties): number {
  if (said.length === 0) return never
  return Math.min(differ(wanted, said, liberty), differAfterMoving(wanted, said, liberty))
}

/** How much differs but for where movable words stand: all that are wanted must be there. */
function differAfterMoving(
  wanted: readonly SpokenWord[],
  said: readonly SpokenWord[],
  liberty: Liberties,
): number {
  const split = (words: readonly SpokenWord[]) => {
    const { moved = [], rest = [] } = Object.groupBy(words, ({ plain }) =>
      liberty.movable.has(plain) ? 'moved' : 'rest',
    )
    return { moved: moved.map(({ sound }) => sound), rest }
  }
  const [mine, theirs] = [split(wanted), split(said)]
  const isThere = mine.moved.every((sound) => theirs.moved.includes(sound))
  if (!isThere || mine.rest.length === 0) return Infinity
  return differ(mine.rest, theirs.rest, liberty) + theirs.moved.length - mine.moved.length
}

/** The least that must be forgiven to hear one sentence in the other; `never` and more where a word does not fit. */
function differ(wanted: readonly SpokenWord[], said: readonly SpokenWord[], liberty: Liberties): number {
  const costs = wanted.map(() => Array.from({ length: said.length + 1 }, () => Infinity))
  costs.push(Array.from({ length: said.length + 1 }, () => Infinity))
  const at = (i: number, j: number) => costs[i]?.[j] ?? Infinity
  for (let i = wanted.length; i >= 0; i--) {
    for (let j = said.length; j >= 0; j--) {
      const [want, say] = [wanted[i], said[j]]
      const ways = i === wanted.length && j === said.length ? [0] : []
      if (want) ways.push(costOfOmitting(want, liberty) + at(i + 1, j))
      if (say) ways.push(costOfAdding(say, liberty) + at(i, j + 1))
      if (want && say) ways.push(costOfHearing(want, say, liberty) + at(i + 1, j + 1))
      // A ver for haber, c'est for ces.
      if (want && isJoined(want, said.slice(j, j + 2))) ways.push(at(i + 1, j + 2))
      if (say && isJoined(say, wanted.slice(i, i + 2))) ways.push(at(i + 2, j + 1))
      const row = costs[i]
      if (row) row[j] = Math.min(...ways)
    }
  }
  return at(0, 0)
}

const isJoined = ({ sound }: SpokenWord, [first, second]: readonly SpokenWord[]) =>
  first !== undefined && second !== undefined && sound === first.sound + second.sound

const costOfOmitting = ({ plain }: SpokenWord, { optional, little }: Liberties): number => {
  if (optional.has(plain)) return 0
  return little.has(plain) ? 1 : never
}

const costOfAdding = ({ plain }: SpokenWord, { additions, optional, negations }: Liberties): number => {
  if (negations.has(plain)) return never
  return additions.has(plain) || optional.has(plain) ? 0 : 1
}

function costOfHearing(want: SpokenWord, say: SpokenWord, { little }: Liberties): number {
  if (want.plain === say.plain || want.sound === say.sound || shareOne(want.readings, say.readings)) return 0
  if (little.has(want.plain) && little.has(say.plain)) return 1
  if (shareOne(want.toneless, say.toneless)) return 1
  const slack = want.isName ? Math.ceil(want.sound.length / 4) : 0
  return slack > 0 && editDistance(want.sound, say.sound, slack) <= slack ? 0 : never
}

const shareOne = (a: readonly string[], b: readonly string[]) => a.some((reading) => b.includes(reading))
