import { helpLanguageCodes, type HelpLanguage } from '@lingarden/languages/help-languages'
import { moves as wordings } from '@lingarden/languages/kit/generated/moves'
import { moves, type Move, type MoveWordings } from '@lingarden/languages/kit/tutor/moves'
import { plainMove, sourceOfMove } from './move-pattern.ts'
import { hasQuestionMark } from './question-mark.ts'

/** Something that leads the conversation and answers no question of it. */
export interface FoundMove {
  move: Move
  /** The word or words that are asked about, as they were written but for capitals and marks. */
  of?: string
  /** The language that asks about them, where readers have it. */
  language?: HelpLanguage
}

interface MovePattern {
  move: Move
  pattern: RegExp
  /** The same without anything before it, as what stands there may be what is asked about: “teacher, what is that?” */
  atOnce: RegExp
}

/** Moves that ask about a word are looked at last: “what does that mean” asks about no word called “that”. */
const order = moves.toSorted((one, other) => Number(isAbout(one)) - Number(isAbout(other)))

function isAbout(move: Move): boolean {
  return move === 'meaning' || move === 'wording' || move === 'spelling'
}

function patternsOf(of: MoveWordings): MovePattern[] {
  const besides = `(?:${of.besides.map(sourceOfMove).join('|')})`
  return order.map((move) => {
    const wording = of[move].map(sourceOfMove).join('|')
    // “Im sorry”, “jai compris”: apostrophes are forgotten.
    const source = `(?:${wording})${besides}*$`.replaceAll(String.raw`'\s*`, String.raw`'?\s*`)
    const before = `^${besides}*`.replaceAll(String.raw`'\s*`, String.raw`'?\s*`)
    return { move, pattern: new RegExp(before + source, 'u'), atOnce: new RegExp(`^${source}`, 'u') }
  })
}

const known = new Map<MoveWordings, MovePattern[]>()

function patternsFor(of: MoveWordings): MovePattern[] {
  const patterns = known.get(of) ?? patternsOf(of)
  known.set(of, patterns)
  return patterns
}

/** Longer than any move; what is longer is not tried. */
const longestMove = 120

/**
 * The move that a text makes, in any language that learners read or in the one that is learnt.
 * @param own how moves are put in the language that is learnt, where it is none of those
 */
export function findMove(text: string, own?: MoveWordings): FoundMove | undefined {
  const before = found.get(text)
  if (before && before.own === own) return before.move
  const move = readMove(text, own)
  if (found.size >= mostFound) found.clear()
  found.set(text, { own, move })
  return move
}

/** What was found in the parts of the last messages, which are looked at again and again. */
const found = new Map<string, { own: MoveWordings | undefined; move: FoundMove | undefined }>()
const mostFound = 200

function readMove(text: string, own: MoveWordings | undefined): FoundMove | undefined {
  const plain = plainMove(text)
  if (onlyAsks.test(text)) return { move: 'notUnderstood' }
  if (plain === '' || plain.length > longestMove) return undefined
  const all: [HelpLanguage | undefined, MoveWordings][] = [
    ...(own ? [[undefined, own] as [undefined, MoveWordings]] : []),
    ...helpLanguageCodes.map((code): [HelpLanguage, MoveWordings] => [code, wordings[code]]),
  ]
  for (const move of order) {
    for (const [language, of] of all) {
      const patterns = patternsFor(of).find((each) => each.move === move)
      const whole = patterns?.pattern.exec(plain)
      const isOfNothing = whole && isUnasked(askedIn(whole) ?? '', of)
      const match = isOfNothing ? (patterns?.atOnce.exec(plain) ?? whole) : whole
      const asked = askedIn(match)
      const isWord = asked !== undefined && !isUnasked(asked, of)
      // How “that” is written is asked of no word, but asked.
      if (match && (isWord || asked === undefined || move === 'spelling'))
        return {
          move: moveAsked(move, text),
          ...(isWord && isAbout(move) && { of: askedWords(asked, text), ...(language && { language }) }),
        }
    }
  }
  return undefined
}

/** “??” */
const onlyAsks = /^[\s?？]*[?？][\s?？]*$/u

const askedIn = (match: RegExpExecArray | null | undefined): string | undefined =>
  match?.groups?.['of']?.trim()

/** Whether nobody asks about such a word: “what is that?”. */
const isUnasked = (asked: string, { unasked = [] }: MoveWordings): boolean =>
  unasked.some((each) =>
    each.startsWith('…')
      ? asked.endsWith(each.slice(1))
      : each.endsWith('…')
        ? asked.startsWith(each.slice(0, -1))
        : asked === each,
  )

/** “Pardon?” wants to hear it again. */
const moveAsked = (move: Move, text: string): Move =>
  move === 'apology' && hasQuestionMark(text) ? 'repeat' : move

/** The words that are asked about as they stand in the text, quotation marks left out. */
function askedWords(of: string, text: string): string {
  const quoted = /[«“"「『]\s*([^«»“”"「」『』]{1,40}?)\s*[»”"」』]/u.exec(text)?.[1]
  return quoted ?? of.replaceAll("' ", "'").trim()
}
