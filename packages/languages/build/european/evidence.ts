import type { TeiEntry } from './tei.ts'
import type { Wikdict, WikdictLanguage } from './wikdict.ts'

/** What speaks for one English gloss of a word. */
export interface Candidate {
  english: string
  /** "n", "name", "v", "adj", "adv", "num" or "x" for all else. */
  pos: string
  score: number
  /** Dictionaries that give it; a direct one counts twice. */
  support: number
  /** From 0 to 1: how unambiguous the best of them is. */
  certainty: number
}

/** Candidates by word, then by gloss and part of speech. */
export type Evidence = Map<string, Map<string, Candidate>>

const classes: Record<string, string> = { n: 'n', pn: 'n', v: 'v', adj: 'adj', adv: 'adv', numeral: 'num' }
export const posClass = (pos: string): string => classes[pos] ?? 'x'

const isAffix = (word: string, pos: string) =>
  pos.endsWith('fix') || /^-|-$/.test(word) || /[\\&*|<>=[\]{}\p{Script=Cyrillic}]/u.test(word)

const weightOf = (sense: number, place: number) => 1 / (1 + 0.4 * sense) / (1 + 0.4 * place)

/** All pairs of word and translation of a dictionary, the first senses and translations weighing most. */
function* pairsOf(entries: readonly TeiEntry[]) {
  for (const { word, pos, senses } of entries) {
    if (isAffix(word, pos)) continue
    for (const [sense, translations] of senses.entries())
      for (const [place, translation] of translations.entries())
        if (translation !== '' && !isAffix(translation, pos))
          yield { word, pos: posClass(pos), translation, weight: weightOf(sense, place) }
  }
}

function add(evidence: Evidence, word: string, candidate: Candidate) {
  const key = `${candidate.english}|${candidate.pos}`
  const found = evidence.get(word) ?? new Map<string, Candidate>()
  evidence.set(word, found)
  const known = found.get(key)
  if (!known) found.set(key, candidate)
  else {
    known.score += candidate.score
    known.support += candidate.support
    known.certainty = Math.max(known.certainty, candidate.certainty)
  }
}

/** English to Spanish, read backwards. @param commonness of an English gloss, about 0.5 to 2 */
export function addDirectEvidence(
  evidence: Evidence,
  entries: readonly TeiEntry[],
  commonness: (english: string) => number,
) {
  for (const { word, pos, translation, weight } of pairsOf(entries))
    add(evidence, translation, {
      english: word,
      pos,
      score: weight * commonness(word),
      support: 2,
      certainty: 1,
    })
}

type Side = Map<string, Map<string, number>>

function collectSide(side: Side, key: string, word: string, weight: number) {
  const found = side.get(key) ?? new Map<string, number>()
  side.set(key, found)
  found.set(word, Math.max(found.get(word) ?? 0, weight))
}

const pivotKey = (word: string, pos: string) => `${word.toLowerCase().replace(/\s*\([^)]*\)/g, '')}|${pos}`

/** Words of one language by the pivot's word, from the dictionaries of both directions. */
function readSide(wikdict: Wikdict, language: string, pivot: string): Side {
  const side: Side = new Map()
  for (const { word, pos, translation, weight } of pairsOf(wikdict.readPair(`${language}-${pivot}`)))
    collectSide(side, pivotKey(translation, pos), word, weight)
  for (const { word, pos, translation, weight } of pairsOf(wikdict.readPair(`${pivot}-${language}`)))
    collectSide(side, pivotKey(word, pos), translation, weight)
  return side
}

/** Through a third language: each pivot votes once a pair, less where its word has many English glosses. */
export function addPivotEvidence(evidence: Evidence, wikdict: Wikdict, language: WikdictLanguage) {
  for (const pivot of language.pivots) {
    const ours = readSide(wikdict, language.code, pivot)
    const english = readSide(wikdict, 'eng', pivot)
    const votes = new Map<string, Map<string, { pos: string; score: number }>>()
    for (const [key, words] of ours) {
      const glosses = english.get(key)
      if (!glosses) continue
      const pos = key.slice(key.lastIndexOf('|') + 1)
      for (const [word, wordWeight] of words) {
        const ballot = votes.get(word) ?? new Map<string, { pos: string; score: number }>()
        votes.set(word, ballot)
        for (const [gloss, glossWeight] of glosses) {
          const score = (wordWeight * glossWeight) / Math.sqrt(glosses.size)
          const vote = ballot.get(`${gloss}|${pos}`)
          if (!vote || vote.score < score) ballot.set(`${gloss}|${pos}`, { pos, score })
        }
      }
    }
    for (const [word, ballot] of votes)
      for (const [key, { pos, score }] of ballot)
        add(evidence, word, {
          english: key.slice(0, key.lastIndexOf('|')),
          pos,
          score,
          support: 1,
          certainty: score,
        })
  }
}
