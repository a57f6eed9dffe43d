import type { Correction } from '@lingarden/domain/tutor-turn'
import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import type { ExpectedAnswer, Scene } from '@lingarden/languages/scene'
import type { Heard } from '../hearing/heard.ts'
import { tokenize } from '../matching/tokens.ts'
import { feedbackTexts } from '../texts/texts-in.ts'
import { askOn } from './asking-on/ask-on.ts'
import { aspectsAsked, aspectsSettled } from './asking-on/aspects.ts'
import { topicsOf } from './asking-on/carried.ts'
import { readTold, type Told } from './asking-on/told.ts'
import type { Going } from './lead-from.ts'
import type { SceneTurn } from './scene-turn.ts'
import { onNode } from './state.ts'
import { reactInTalk } from './talk.ts'
import { afterAnswer } from './talk-questions.ts'
import { toldBeside } from './told-beside.ts'
import { feedbackOf } from './turn.ts'
import { answeredFrom, correctFrom } from './understood-from.ts'

/**
 * Where a message leads in a talk without a script, and what is said to it: whatever is told is taken up, put right where it had a mistake, asked on about where it is more than an
 * answer, and led on from.
 * @param meant what it answers
 */
export function talkOn(
  turn: SceneTurn,
  heard: Heard,
  meant: ExpectedAnswer,
  corrections: Correction[],
): Going {
  const { input, text, scene, state, lexicon } = turn
  const { tag: language } = input.language
  const isOn = state.node === onNode
  // Who was asked on about something sad goes on with it, unless something else happened.
  const isSadOn = isOn && state.askedOn?.group.split(' ').includes('sad') === true
  const told = readTold(text, { language, lexicon }, isSadOn ? toldBefore(turn) : [])
  const beside = [
    ...toldBeside(text, { scene, language, lexicon }),
    ...furtherTold(scene, aspectsSettled(text, told, { ...input, history: [] }), language),
  ]
  const { next } = afterAnswer(scene, meant, state, input, beside)
  const follows = scene.nodes[next]?.follows === true
  const { length } = tokenize(text, language)
  const by = languageOf(language).hasAlphabet ? 'words' : 'characters'
  const askedOn =
    follows && !isOfMore(told)
      ? undefined
      : askOn(
          {
            told,
            topics: topicsOf(told, turn),
            settled: aspectsSettled(text, told, input),
            isAnswer:
              follows ||
              (told.isFragment && !(isOn && told.isSentence)) ||
              isAnswer(turn, heard, meant, beside),
            isShort: length < fewestTold[by],
            before: isOn ? state.askedOn : undefined,
            isEvent: tellsOfEvent(turn),
            isLast: next === 'end',
          },
          input,
        )
  const texts = feedbackTexts(input)
  const isKnown =
    heard.answer !== undefined && heard.answer.text === text && heard.answer.match.similarity >= correctFrom
  const positive = corrections.length > 0 ? texts.understood : isKnown ? texts.correct : texts.noMistakeFound
  const said = reactInTalk(
    text,
    corrections,
    { told, follows: follows && !askedOn, asksOn: askedOn?.topic },
    turn,
  )
  return {
    reply: said.join(languageOf(language).wordJoiner),
    next: meant.next,
    feedback: feedbackOf({ positive, corrections, ...(isKnown && { mended: text }) }),
    beside,
    askedOn,
    isSad: told.feeling?.is === 'sad',
  }
}

/** The talk's questions that ask further what was told beside the answer: “since when?” – “a teacher, for ten years”. */
const furtherTold = ({ nodes }: Scene, settled: ReadonlySet<string>, language: LanguageTag): string[] =>
  Object.entries(nodes).flatMap(([id, { follows, ask }]) =>
    follows === true && aspectsAsked(ask.join(' '), language).some((aspect) => settled.has(aspect))
      ? [id]
      : [],
  )

/** Whether the message before told what happened: what “was” belongs to it. */
function tellsOfEvent({ input, lexicon }: SceneTurn): boolean {
  const before = input.history.findLast(({ role }) => role === 'user')?.content
  return before !== undefined && readTold(before, { language: input.language.tag, lexicon }).fits('happened')
}

/** Words, or characters, from which on a message tells more than it was asked for. */
const fewestTold = { words: 4, characters: 6 }

/** What the learner told in their last messages before this one. */
const toldBefore = ({ input }: SceneTurn): string[] =>
  input.history
    .filter(({ role }) => role === 'user')
    .slice(-longestMood)
    .map(({ content }) => content)

/** Messages for which a mood stays that nobody speaks of any more. */
const longestMood = 2

/** Whether something is told that is felt or known to matter, or of somebody else, or of what was. */
const isOfMore = (told: Told): boolean =>
  told.feeling !== undefined ||
  told.topics[0]?.isSure === true ||
  (told.topics.length > 0 && ['told', 'surely-past'].some((kind) => told.fits(kind)))

/** Whether a message says what the talk asked. */
const isAnswer = (
  { state, node }: SceneTurn,
  { answer }: Heard,
  meant: ExpectedAnswer,
  beside: readonly string[],
): boolean =>
  state.node !== onNode &&
  ((answer !== undefined && answer.match.similarity >= answeredFrom) ||
    beside.includes(state.node) ||
    (node.expect.length > 1 && meant !== node.expect.at(-1)))
