import { partFrom, type HeardAnswer } from './hear-answer.ts'

/** The clause, or run of clauses, that comes closest to an answer; the longest of those that are equally close. */
export function answerAmong(
  sentence: string,
  clauses: readonly string[],
  answerOf: (part: string) => HeardAnswer | undefined,
): HeardAnswer | undefined {
  const runs = clauses.flatMap((_, from) =>
    clauses.slice(from).map((__, count) => runOf(sentence, clauses.slice(from, from + count + 1))),
  )
  return runs
    .filter((run) => run !== sentence)
    .flatMap((run) => answerOf(run) ?? [])
    .filter(({ match }) => match.similarity >= partFrom)
    .toSorted(
      (one, other) => other.match.similarity - one.match.similarity || other.text.length - one.text.length,
    )[0]
}

/** A name or a place that stands alone before what is told of it: “Lucía, like my grandmother”. */
export function nameBefore(
  [first = '', ...rest]: readonly string[],
  answerOf: (part: string) => HeardAnswer | undefined,
): HeardAnswer | undefined {
  const isNamed = /^[\p{Lu}\p{Script=Han}][\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}$/u.test(first)
  return isNamed && rest.length > 0 ? answerOf(first) : undefined
}

/** The piece of a sentence from its first clause to its last, with what stands between them. */
function runOf(sentence: string, clauses: readonly string[]): string {
  const [first = ''] = clauses
  const last = clauses.at(-1) ?? first
  const start = sentence.indexOf(first)
  return sentence.slice(start, sentence.indexOf(last, start) + last.length)
}
