import type { TutorEngine, TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { goalTarget } from '@lingarden/domain/tutor-goals'
import type { Goal, TutorEvent } from '@lingarden/domain/tutor-turn'
import { writtenOut } from './hearing/written-out.ts'
import { glossaryFor } from './meanings/glossary-for.ts'
import { loadScenes, loadTutorRules, loadWordRules } from '@lingarden/languages/load'
import type { Lexicons } from '@lingarden/languages/kit/lexicon/lexicon'
import { owedRecast } from './conversation/owed-recast.ts'
import { openConversation } from './conversation/open.ts'
import { respond, type WordKnowledge } from './conversation/respond.ts'
import { findScene, openingState, parseState } from './conversation/state.ts'
import { keepMarks } from './conversation/turn.ts'
import { fillFeedback, nameFiller, type NameFiller } from './memory/own-name.ts'
import type { AuthoredTranslator } from './meanings/translate-authored.ts'
import { authoredTranslator } from './meanings/translators.ts'
import { findTask } from './task/lesson-task.ts'
import { openTask, respondInTask, type TaskOutcome } from './task/take-task-turn.ts'
import { parseTaskState } from './task/task-state.ts'

/**
 * The built-in tutor: scripted scenes, no model, no network. It is pure: the same input gives the same turn. A state that
 * is missing, stale or forged starts a scene anew.
 * @param lexicons of the languages whose free sentences are checked by rules; Mandarin is checked without one
 */
export function createPracticeTutor(lexicons: Lexicons = {}): TutorEngine {
  return {
    id: 'builtin',
    label: 'builtin',
    async *turn(input) {
      const { tag } = input.language
      const [translate] = await Promise.all([
        meaningsFor(input),
        loadTutorRules(tag),
        loadWordRules(tag),
        loadScenes(tag),
      ])
      const lexicon = lexicons[tag]
      const glossary = await glossaryFor(input, lexicon).catch(() => undefined)
      const outcome = takeTurn(await inCharacters(input), { lexicon, glossary })
      const names = nameFiller(
        input,
        'scene' in outcome.state ? findScene(tag, outcome.state.scene) : undefined,
      )
      const said = withName(withOwed(outcome, owedRecast(input, lexicon)), names)
      yield* eventsOf(said, input, names.translating(translate))
    },
  }
}

/** Model answers give the learner's name where it is known. */
const withName = (outcome: TaskOutcome, names: NameFiller): TaskOutcome => ({
  ...outcome,
  replies: outcome.replies.map((reply) => ({ ...reply, text: names.fill(reply.text) })),
  suggestions: outcome.suggestions.map(names.fill),
  feedback: outcome.feedback && fillFeedback(outcome.feedback, names),
})

/** What is owed of the message before is said first, by itself. */
const withOwed = (outcome: TaskOutcome, owed: string | undefined): TaskOutcome =>
  owed === undefined
    ? outcome
    : { ...outcome, replies: [{ text: owed, messageType: 'conversation' }, ...outcome.replies] }

/** A turn goes on without meanings that cannot be had, as on a page that has lost its connection. */
const meaningsFor = ({ language, explanationLanguage = 'en' }: TutorTurnInput): Promise<AuthoredTranslator> =>
  authoredTranslator(language.tag, explanationLanguage).catch(() => () => undefined)

async function inCharacters(input: TutorTurnInput): Promise<TutorTurnInput> {
  const { message, language } = input
  return message === undefined ? input : { ...input, message: await writtenOut(message, language.tag) }
}

function takeTurn(input: TutorTurnInput, words: WordKnowledge): TaskOutcome {
  const { tag } = input.language
  if (input.message === undefined) {
    const task = input.lesson?.lessonId === undefined ? undefined : findTask(tag, input.lesson.lessonId)
    return task ? openTask(input, task) : openConversation(input)
  }
  const inTask = parseTaskState(input.engineState, tag)
  if (inTask) return respondInTask(input, input.message, inTask, words)
  const state = parseState(tag, input.engineState) ?? openingState(tag, input.level, input.seed, input.topic)
  return respond(input, input.message, state, words)
}

function* eventsOf(
  outcome: TaskOutcome,
  { giveFeedback, showSuggestions, mayRemember, language }: TutorTurnInput,
  translate: AuthoredTranslator,
): Generator<TutorEvent> {
  for (const { text: line, messageType } of outcome.replies) {
    const text = keepMarks(language.tag, line)
    // Piece by piece like any engine, so that the screen behaves the same with every tutor.
    for (const piece of text.match(/\S+\s*|\s+/gu) ?? []) yield { type: 'reply-delta', text: piece }
    const meaning = translate(line)
    yield {
      type: 'reply',
      text,
      messageType,
      ...(meaning !== undefined && { meaning }),
      ...(outcome.isSlow && { pace: 'slow' }),
    }
  }
  if (giveFeedback && outcome.feedback) yield { type: 'feedback', feedback: outcome.feedback }
  const { suggestions: items } = outcome
  if (showSuggestions)
    yield { type: 'suggestions', items, meanings: items.map((text) => translate(text) ?? null) }
  yield { type: 'goals', goals: outcome.goals.map((goal) => withMeaning(goal, translate)) }
  const { facts = [] } = outcome
  if (mayRemember && facts.length > 0) yield { type: 'facts', facts }
  const { state } = outcome
  yield {
    type: 'state',
    engineState: JSON.stringify(state),
    ...('scene' in state && { topic: state.scene }),
  }
}

/** A goal with what its word means; what a lesson asks for is written in the learner's own words. */
function withMeaning(goal: Goal, translate: AuthoredTranslator): Goal {
  const word = goalTarget(goal)
  const meaning = goal.meaning ?? (word === undefined ? undefined : translate(word))
  return { ...goal, ...(meaning !== undefined && { meaning }) }
}
