import { alarmsOf, precisionOf, recallOf, rightlyOf } from '@lingarden/domain/precision/precision-figures'
import { evalLevels } from '@lingarden/languages/build/eval-sentences'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { mean, tellPercent, tellShare } from '../figures-as-text.ts'
import { isPure } from '../is-pure.ts'
import { countsOf, perhapsOf } from './score.ts'
import { levelShare, repliesOf, type TurnResult } from './take-turns.ts'

/** Dollars a million tokens, as given on the command line. */
export interface Prices {
  input: string | undefined
  output: string | undefined
}

type Table = Record<string, Record<string, string>>

const tagsOf = (results: readonly TurnResult[]) => [...new Set(results.map(({ tag }) => tag))]

/** What is corrected and what is said: one row a language. */
export const tabulate = (results: readonly TurnResult[], prices: Prices): Table =>
  Object.fromEntries(tagsOf(results).map((tag) => [tag, rowOf(tag, results, prices)] as const))

function rowOf(tag: LanguageTag, all: readonly TurnResult[], prices: Prices): Record<string, string> {
  const counts = countsOf(tag, all)
  const results = all.filter((result) => result.tag === tag)
  const answered = results.filter(({ firstTextMs }) => firstTextMs !== undefined)
  const waits = answered.map(({ firstTextMs = 0 }) => firstTextMs).toSorted((a, b) => a - b)
  const wait = (part: number) => `${Math.round(waits[Math.floor(waits.length * part)] ?? 0)} ms`
  const pure = answered.filter((result) => repliesOf(result).every((text) => isPure(text, tag)))
  return {
    answered: `${answered.length} of ${results.length}`,
    'corrected rightly (precision)': tellShare(precisionOf(counts)),
    'mistakes mended (recall)': tellShare(recallOf(counts)),
    'corrected for nothing': tellShare(alarmsOf(counts)),
    'right if perhaps': tellShare(perhapsOf(results)),
    'fits the level': tellPercent(mean(answered.map(levelShare))),
    'language alone': tellPercent(pure.length / answered.length),
    'first text (p95)': `${wait(0.5)} (${wait(0.95)})`,
    ...costOf(results, prices),
  }
}

/** What became of each type and level of mistake in a language. */
export function tabulateTypes(tag: LanguageTag, results: readonly TurnResult[]): Table {
  const row = (counts: Parameters<typeof rightlyOf>[0]) => ({
    mended: tellShare(recallOf(counts)),
    'rightly, of those corrected': tellShare(rightlyOf(counts)),
  })
  const own = results.filter((result) => result.tag === tag)
  const levels = evalLevels.map((level) => {
    const counts = countsOf(
      tag,
      own.filter(({ sentence }) => sentence.level === level),
    )
    return [level, row(counts)] as const
  })
  return Object.fromEntries([
    ...countsOf(tag, own).types.map((counts) => [counts.type, row(counts)] as const),
    ...levels,
  ])
}

function costOf(results: readonly TurnResult[], { input, output }: Prices): Record<string, string> {
  const usage = results.flatMap(({ events }) => events.filter((event) => event.type === 'usage'))
  if (usage.length === 0) return {}
  const tokensIn = mean(usage.map(({ inputTokens }) => inputTokens))
  const tokensOut = mean(usage.map(({ outputTokens }) => outputTokens))
  const tokens = { 'tokens in/out': `${Math.round(tokensIn)}/${Math.round(tokensOut)}` }
  if (input === undefined || output === undefined) return tokens
  const dollars = (tokensIn * Number(input) + tokensOut * Number(output)) / 1_000_000
  return { ...tokens, '1,000 turns': `$${(dollars * 1000).toFixed(2)}` }
}
