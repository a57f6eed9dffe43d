import type { Piece } from '../../kit/tokens/split-pieces.ts'
import { wordToken, type TermLookup, type TextToken } from '../../kit/tokens/text-token.ts'
import { findBestPath } from './best-path.ts'
import { linkSeparated } from './link-separated.ts'
import { announcesName } from './names.ts'
import { isMeasureWord, takesMeasureWord } from './numerals.ts'
import { findPartsOf } from './parts.ts'
import { listSteps, type WordStep } from './steps.ts'
import { unitsOf, type Unit } from './unit.ts'

/** Splits the pieces of a Mandarin message into tokens; what is neither Han nor a term stays as it is. */
export function splitHan(pieces: readonly Piece[], dictionary: TermLookup): TextToken[] {
  const tokens: TextToken[] = []
  for (let place = 0; place < pieces.length;) {
    const piece = pieces[place]
    if (!piece) break
    if (piece.kind === 'space' || piece.kind === 'punctuation') {
      tokens.push({ kind: piece.kind, text: piece.text, start: piece.start })
      place++
      continue
    }
    let end = place + 1
    while (end < pieces.length && !['space', 'punctuation'].includes(pieces[end]?.kind ?? 'space')) end++
    tokens.push(...splitRun(unitsOf(pieces.slice(place, end)), dictionary))
    place = end
  }
  return linkSeparated(tokens, dictionary)
}

function splitRun(units: readonly Unit[], dictionary: TermLookup): TextToken[] {
  return findBestPath(units.length, (from) => listSteps(units, from, dictionary), pairCost).flatMap((step) =>
    step.isSplit ? partsOf(step, units, dictionary) : tokenOf(step, units, dictionary),
  )
}

/** After a number a measure word is likely, and the word that begins like it is not: 两|个|人, not 两|个人. */
const measureBonus = -3
const announcedName = -4

function pairCost(before: WordStep, step: WordStep): number {
  if (step.role === 'name') return announcesName(before.text) ? announcedName : 0
  return isMeasureWord(step.text) && takesMeasureWord(before.text) ? measureBonus : 0
}

const partsOf = (step: WordStep, units: readonly Unit[], dictionary: TermLookup): TextToken[] =>
  findPartsOf(step, units, dictionary) ?? [tokenOf(step, units, dictionary)]

function tokenOf(step: WordStep, units: readonly Unit[], dictionary: TermLookup): TextToken {
  const { from, to, text, term, role } = step
  const start = units[from]?.start ?? 0
  if (to - from === 1 && units[from]?.kind === 'number') {
    const number = dictionary.lookUp(text)?.term
    return number === undefined
      ? { kind: 'number', text, start }
      : wordToken(text, start, number, { role: 'number' })
  }
  const parts = findPartsOf(step, units, dictionary)
  return wordToken(text, start, term ?? dictionary.lookUp(text)?.term, {
    ...(role && { role }),
    ...(parts && { parts }),
  })
}
