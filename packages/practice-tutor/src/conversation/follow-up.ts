import type { Level } from '@lingarden/domain/levels'
import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { isOtherLanguage } from '@lingarden/domain/other-language'
import { containsPhrase } from '@lingarden/domain/tutor-goals'
import { checkSentence } from '../checking/check-sentence.ts'
import type { Glossary } from '@lingarden/languages/kit/tutor/glossary'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { askAboutFact } from '../memory/recall.ts'
import { besideFollowUp, quotedWords } from './beside-follow-up.ts'
import { answerCourtesy } from './courtesies.ts'
import { feedbackTexts } from '../texts/texts-in.ts'
import { lineFor } from './lines.ts'
import { learntBy } from './read-message.ts'
import { startScene } from './start-scene.ts'
import { factNode, nextScene, wordNode, type ConversationState } from './state.ts'
import { feedbackOf, joinSentences, type TurnOutcome } from './turn.ts'

/** Questions between two scenes: where the scenes are too easy, the learner's own words go further. */
const mostQuestions: Record<Level, number> = {
  beginner: 1,
  elementary: 1,
  intermediate: 3,
  advanced: 3,
  native: 3,
}

/**
 * Asks between two scenes, about what the learner told or with a word of their bank, those that are due first; undefined
 * where there is nothing to ask or enough was asked.
 */
export function followUp(
  input: TutorTurnInput,
  state: ConversationState,
  said: readonly string[],
): TurnOutcome | undefined {
  const asked = state.asked ?? 0
  if (asked >= mostQuestions[input.level]) return undefined
  const word = wordQuestion(input, state)
  const fact = asked === 0 && (!word || input.seed % 2 === 0) ? askAboutFact(input) : undefined
  const question = fact ?? word
  if (question === undefined) return undefined
  const text = joinSentences(input.language.tag, [...said, question])
  return {
    replies: [{ text, messageType: 'encouragement' }],
    feedback: undefined,
    suggestions: [],
    goals: [...input.goals],
    state: { ...state, node: fact === undefined ? wordNode : factNode, misses: 0, asked: asked + 1 },
  }
}

/**
 * Answers a free sentence, of which only common mistakes can be told, or a move; it says so and goes on.
 * @returns undefined where the state is not between two scenes
 */
export function afterFollowUp(
  input: TutorTurnInput,
  text: string,
  state: ConversationState,
  { lexicon, glossary }: { lexicon?: Lexicon | undefined; glossary?: Glossary | undefined },
): TurnOutcome | undefined {
  if (state.node !== wordNode && state.node !== factNode) return undefined
  const led = besideFollowUp(input, text, state, glossary)
  if (led) return led
  const { tag } = input.language
  const isUsed = state.node === wordNode && usesAskedWord(input, text)
  const courtesy = isUsed ? undefined : answerCourtesy(text, undefined, input)
  const thanks = courtesy?.line ?? lineFor(isUsed ? 'wellUsed' : 'thanksForSentence', input)
  const isOther = isOtherLanguage(text, tag)
  const said = text === '' || isOther ? [] : [thanks]
  const outcome = followUp(input, state, said) ?? startScene(input, nextScene(tag, input.level, state), said)
  const texts = feedbackTexts(input)
  const corrections = checkSentence(text, tag, lexicon, input.explanationLanguage, input.gender)
  // A free sentence without a mistake is as good an answer as one of a scene.
  const isFree = said.length > 0 && corrections.length === 0
  return {
    ...outcome,
    feedback: feedbackOf({
      positive: isFree ? texts.freeOfKnownMistakes : '',
      corrections,
      suggestions: [isOther ? texts.writeIn(learntBy(input)) : texts.freeSentence],
    }),
  }
}

function usesAskedWord({ history }: TutorTurnInput, text: string): boolean {
  const question = history.findLast(({ role }) => role === 'ai')?.content ?? ''
  return quotedWords(question).some((word) => containsPhrase(text, word))
}

/** A question with a word that this conversation has not asked for yet. */
function wordQuestion(input: TutorTurnInput, { turn, asked = 0 }: ConversationState): string | undefined {
  const { history, language, seed, wordBank, dueWords = [], level } = input
  const had = new Set(history.flatMap(({ role, content }) => (role === 'ai' ? quotedWords(content) : [])))
  const isNew = (word: string) => !had.has(word.toLowerCase())
  const known = wordBank.filter(isNew)
  const word = dueWords.find(isNew) ?? known[seed % Math.max(1, known.length)]
  if (word === undefined) return undefined
  const occasion = mostQuestions[level] > 1 ? 'talkAboutWord' : 'askAboutWord'
  // Both grow with each question, so that three in a row are of three kinds.
  return lineFor(occasion, { language, seed: turn + asked }).replace('{word}', () => word)
}
