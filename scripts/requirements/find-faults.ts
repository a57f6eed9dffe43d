import type { Requirement } from './read-document.ts'
import type { ProvingTest } from './read-titles.ts'

/** More ids than this in one title are a journey, not a proof: nobody sees which line proves which. */
const mostIdsOfTitle = 7

/** What keeps the tests from proving the requirements, a sentence each; empty where all is well. */
export function findFaults(requirements: Requirement[], tests: ProvingTest[]): string[] {
  return [
    ...twice(requirements),
    ...unknownIds(requirements, tests),
    ...unproven(requirements, tests),
    ...tests
      .filter(({ proven }) => proven.length > mostIdsOfTitle)
      .map((test) => `${placeOf(test)}: ${test.proven.length} ids in one title; at most ${mostIdsOfTitle}`),
  ]
}

function placeOf({ file, line }: ProvingTest): string {
  return `${file}:${line}`
}

function twice(requirements: Requirement[]): string[] {
  const ids = requirements.map(({ id }) => id)
  return ids
    .filter((id, at) => ids.indexOf(id) !== at)
    .map((id) => `docs/requirements.md: ${id} stands twice`)
}

function unknownIds(requirements: Requirement[], tests: ProvingTest[]): string[] {
  const known = new Set(requirements.map(({ id }) => id))
  return tests.flatMap((test) =>
    [...test.proven, ...test.touched]
      .filter((id) => !known.has(id))
      .map((id) => `${placeOf(test)}: there is no requirement ${id}`),
  )
}

function unproven(requirements: Requirement[], tests: ProvingTest[]): string[] {
  const proven = new Set(tests.flatMap((test) => test.proven))
  const touched = new Set(tests.flatMap((test) => test.touched))
  return requirements
    .filter(({ id, isContext }) => !isContext && !proven.has(id))
    .map(({ id }) => (touched.has(id) ? `${id} is only touched (~${id}) by tests` : `${id} has no test`))
}
