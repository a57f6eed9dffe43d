import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { findLanguage } from '@lingarden/languages/find-language'
import type { Glossary, GlossaryTerm } from '@lingarden/languages/kit/tutor/glossary'
import type { Move } from '@lingarden/languages/kit/tutor/moves'
import type { Occasion } from '@lingarden/languages/kit/tutor/lines'
import type { FoundMove } from '../hearing/find-move.ts'
import { feedbackTexts } from '../texts/texts-in.ts'
import { lineFor } from './lines.ts'
import { joinSentences } from './turn.ts'

/** What the tutor says to a move, and how the conversation goes on. */
export interface MoveAnswer {
  line: string
  /** For the learner to read beside the conversation. */
  hint: string
  /** What comes after it: the question once more, an easier one, the next one, or another scene. */
  next: 'same' | 'simpler' | 'next' | 'scene'
  /** Whether the learner is one step nearer to being led on. */
  isMiss: boolean
  /** To be spoken slowly. */
  isSlow?: true
}

/** What a move is answered from. */
export interface MoveKnowledge {
  /** A sentence that answers the question. */
  model: string
  glossary: Glossary | undefined
  /** A sentence with a word in it, where the tutor knows one. */
  exampleOf?: (word: string) => string | undefined
}

type Hint = 'courteous' | 'inSimplerWords' | 'louder' | 'movedOn' | 'trySentence'
type Plain = Exclude<Move, 'meaning' | 'wording' | 'spelling'>

const answers: Record<Plain, { occasion: Occasion; hint: Hint; next: MoveAnswer['next'] }> = {
  greeting: { occasion: 'greeting', hint: 'courteous', next: 'same' },
  wellbeing: { occasion: 'wellbeing', hint: 'courteous', next: 'same' },
  thanks: { occasion: 'thanks', hint: 'courteous', next: 'same' },
  apology: { occasion: 'apology', hint: 'courteous', next: 'same' },
  goodbye: { occasion: 'goodbye', hint: 'courteous', next: 'same' },
  repeat: { occasion: 'repeat', hint: 'inSimplerWords', next: 'same' },
  slower: { occasion: 'slower', hint: 'inSimplerWords', next: 'same' },
  louder: { occasion: 'louder', hint: 'louder', next: 'same' },
  notUnderstood: { occasion: 'simpler', hint: 'inSimplerWords', next: 'simpler' },
  whatToSay: { occasion: 'forExample', hint: 'trySentence', next: 'simpler' },
  dontKnow: { occasion: 'dontKnow', hint: 'trySentence', next: 'simpler' },
  skip: { occasion: 'moveOn', hint: 'movedOn', next: 'next' },
  otherTopic: { occasion: 'nextScene', hint: 'movedOn', next: 'scene' },
  machine: { occasion: 'machine', hint: 'courteous', next: 'same' },
  back: { occasion: 'questionUnknown', hint: 'courteous', next: 'same' },
}

const missing: ReadonlySet<Move> = new Set(['notUnderstood', 'dontKnow', 'whatToSay'])

/**
 * What is said to a move of the conversation, at any place of it.
 * @param model a sentence that answers the question, for who does not know what to say
 */
export function answerMove(
  { move, of = '', language }: FoundMove,
  input: TutorTurnInput,
  { model, glossary, exampleOf }: MoveKnowledge,
): MoveAnswer {
  if (move === 'meaning' || move === 'wording' || (move === 'spelling' && of !== '')) {
    // “How do you say ‘clé’?” wants what it means, where another language than the learnt one asks.
    const isForeign = language !== undefined && findLanguage(language)?.tag !== input.language.tag
    const isTerm = isForeign && move === 'wording' && !glossary?.translate(of) && glossary?.explain(of)
    const answer = tellWord(isTerm ? 'meaning' : move, of, input, glossary)
    const example = answer.term === undefined ? undefined : exampleOf?.(answer.term)
    if (example === undefined) return answer
    const shown = lineFor('forExample', input).replace('{model}', () => example)
    return { ...answer, line: joinSentences(input.language.tag, [answer.line, shown]) }
  }
  // How “that” is written is read once more.
  const { occasion, hint, next } = answers[move === 'spelling' ? 'repeat' : move]
  return {
    line: lineFor(occasion, input).replace('{model}', () => model),
    hint: feedbackTexts(input)[hint],
    next,
    isMiss: missing.has(move),
    ...(move === 'slower' && { isSlow: true }),
  }
}

/** A word that nobody knows is said to be unknown: the dictionary beside the conversation has more of them. */
function tellWord(
  move: 'meaning' | 'wording' | 'spelling',
  of: string,
  input: TutorTurnInput,
  glossary: Glossary | undefined,
): MoveAnswer & { term?: string } {
  const texts = feedbackTexts(input)
  const found =
    move === 'wording'
      ? (glossary?.translate(of) ?? glossary?.explain(of))
      : (glossary?.explain(of) ?? glossary?.translate(of))
  const hint = move === 'wording' ? texts.lookUpMeaning(of) : texts.clickWord(found?.term ?? of)
  const line = found ? wordLine(move, found, input) : lineFor('unknownWord', input)
  return { line, hint, next: 'same', isMiss: false, ...(found && { term: found.term }) }
}

const occasionOf = { meaning: 'meaningIs', wording: 'wordingIs', spelling: 'spellingIs' } as const

function wordLine(
  move: keyof typeof occasionOf,
  { term, meaning, reading }: GlossaryTerm,
  input: TutorTurnInput,
): string {
  const word = reading === undefined ? term : `${term} (${reading})`
  return lineFor(occasionOf[move], input)
    .replace('{word}', () => word)
    .replace('{meaning}', () => meaning)
    .replace(stopBehindMark, '$1')
}

/** A meaning such as “isn't it?” ends its line itself. */
const stopBehindMark = /([?？!！…])[.。]$/u
