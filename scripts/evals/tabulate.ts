import { isPure, mean, repliesOf, scoreCorrections, type TurnResult } from './score.ts'

/** Dollars a million tokens, as given on the command line. */
interface Prices {
  input: string | undefined
  output: string | undefined
}

const percent = (value: number) => (Number.isNaN(value) ? '–' : `${Math.round(value * 100)} %`)

/** One row a language, one for all. */
export function tabulate(
  results: readonly TurnResult[],
  prices: Prices,
): Record<string, Record<string, string>> {
  const tags = [...new Set(results.map(({ tag }) => tag))]
  const rows = tags.map(
    (tag) =>
      [
        tag,
        rowOf(
          results.filter((result) => result.tag === tag),
          prices,
        ),
      ] as const,
  )
  return Object.fromEntries([...rows, ['all', rowOf(results, prices)] as const])
}

function rowOf(results: readonly TurnResult[], prices: Prices): Record<string, string> {
  const { precision, recall, right, falseAlarms } = scoreCorrections(results)
  const answered = results.filter(({ firstTextMs }) => firstTextMs !== undefined)
  const waits = answered.map(({ firstTextMs = 0 }) => firstTextMs).toSorted((a, b) => a - b)
  const pure = answered.filter((result) => repliesOf(result).every((text) => isPure(text, result.tag)))
  const wait = (part: number) => `${Math.round(waits[Math.floor(waits.length * part)] ?? 0)} ms`
  return {
    turns: `${answered.length}/${results.length}`,
    precision: percent(precision),
    recall: percent(recall),
    'put right': percent(right),
    'false alarms': percent(falseAlarms),
    'fits A1': percent(mean(answered.map(({ levelShare }) => levelShare))),
    'language alone': percent(pure.length / answered.length),
    'first text (p95)': `${wait(0.5)} (${wait(0.95)})`,
    ...costOf(results, prices),
  }
}

function costOf(results: readonly TurnResult[], { input, output }: Prices): Record<string, string> {
  const usage = results.flatMap(({ events }) => events.filter((event) => event.type === 'usage'))
  const tokensIn = mean(usage.map(({ inputTokens }) => inputTokens))
  const tokensOut = mean(usage.map(({ outputTokens }) => outputTokens))
  const tokens = { 'tokens in/out': `${Math.round(tokensIn)}/${Math.round(tokensOut)}` }
  if (input === undefined || output === undefined) return tokens
  const dollars = (tokensIn * Number(input) + tokensOut * Number(output)) / 1_000_000
  return { ...tokens, '1,000 turns': `$${(dollars * 1000).toFixed(2)}` }
}
