import { isCrude } from '../vulgar.ts'
import type { Candidate } from './evidence.ts'

/** What other dictionaries say of a word: it only changes the order of the glosses that WikDict has. */
export interface Hint {
  english: string
  /** From 0 to 1: 1 for the translation a translator takes by default. */
  weight: number
}

/** Glosses of one part of speech, the common one first. */
export interface GlossGroup {
  pos: string
  glosses: string[]
  score: number
  support: number
  /** Of the best gloss, from 0 to 1. */
  certainty: number
}

const mostGroups = 3
const mostGlosses = 5
const weakest = { group: 0.25, gloss: 0.22 }
const bareVerb = (english: string) => english.toLowerCase().replace(/^(to|the|an?) /, '')

/** The glosses worth showing, by part of speech, best first. */
export function selectGlosses(candidates: readonly Candidate[], hints: readonly Hint[]): GlossGroup[] {
  const top = Math.max(...candidates.map(({ score }) => score))
  const hintOf = new Map<string, number>()
  for (const { english, weight } of hints)
    hintOf.set(bareVerb(english), (hintOf.get(bareVerb(english)) ?? 0) + weight)
  const scored = candidates.map((candidate) => {
    const hint = hintOf.get(bareVerb(candidate.english)) ?? 0
    const support = candidate.support + (hint > 0 ? 1 : 0)
    return { ...candidate, support, score: candidate.score + top * hint }
  })
  const groups = Array.from(
    Map.groupBy(scored, ({ pos }) => pos),
    ([pos, members]) => groupOf(pos, members),
  )
  const sorted = groups.toSorted((a, b) => b.score - a.score)
  const best = sorted[0]?.score ?? 0
  const strong = sorted.filter(({ score }, place) => place === 0 || score >= best * weakest.group)
  return dropKnown(strong).slice(0, mostGroups)
}

/** A gloss is said once: with its part of speech where that is known ("x" is not), else where it weighs most. */
function dropKnown(groups: readonly GlossGroup[]): GlossGroup[] {
  const said = new Set<string>()
  const named = new Set(groups.filter(({ pos }) => pos !== 'x').flatMap(({ glosses }) => glosses))
  return groups.flatMap((group) => {
    const glosses = group.glosses.filter(
      (gloss) => !said.has(gloss) && !(group.pos === 'x' && named.has(gloss)),
    )
    for (const gloss of glosses) said.add(gloss)
    return glosses.length > 0 ? [{ ...group, glosses }] : []
  })
}

function groupOf(pos: string, members: readonly Candidate[]): GlossGroup {
  const sorted = members.toSorted((a, b) => b.score - a.score || (a.english < b.english ? -1 : 1))
  const best = sorted[0]?.score ?? 0
  const kept = sorted.filter(({ score }) => score >= best * weakest.gloss).slice(0, mostGlosses)
  // "donkey" says it without "ass".
  const polite = kept.filter(({ english }) => !isCrude(english))
  const clean = polite.length > 0 ? polite : kept
  return {
    pos,
    glosses: dropRepeats(clean.map(({ english }) => english)),
    score: best,
    support: Math.max(...members.map(({ support }) => support)),
    certainty: Math.max(...kept.map(({ certainty }) => certainty)),
  }
}

/** "colour" beside "color", "the sea" beside "sea": one is enough. */
function dropRepeats(glosses: readonly string[]): string[] {
  const keyOf = (gloss: string) => bareVerb(gloss).replace(/ou?r$/, 'or').replace(/[\s-]/g, '')
  const first = new Map<string, string>()
  for (const gloss of glosses) if (!first.has(keyOf(gloss))) first.set(keyOf(gloss), gloss)
  return [...first.values()]
}
