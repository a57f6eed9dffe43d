import type { TutorTurnRequest } from '@lingarden/domain/tutor-turn'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { currentInterfaceLanguage } from '@/i18n/shown-language'
import { currentDay } from '@/lib/analytics/use-today'
import { isLeft } from '../ladder/asked-message'
import type { TaskStart } from '../session/use-lesson-task'
import { historyBefore, type Conversation } from './conversation'

/** A turn that is to be taken. */
interface WantedTurn {
  messageId: string
  /** Undefined where the tutor is to begin. */
  text: string | undefined
  /** Texts that were offered when the message was written. */
  offered: string[] | undefined
  wants: { feedback: boolean; suggestions: boolean; mending: boolean }
  /** What is talked about; undefined where that can be no more. */
  topic: string | undefined
  /** The speaking task of a lesson, and the conversation that begins with it. */
  start: TaskStart | undefined
}

/** What a turn of a conversation asks of the tutor. */
export function turnRequest(
  languageCode: LanguageCode,
  from: Conversation,
  { messageId, text, offered, wants, topic, start }: WantedTurn,
) {
  const isOfLesson = text === undefined && from.id === start?.conversationId
  return {
    languageCode,
    conversationId: from.id,
    history: historyBefore(from, messageId),
    goals: from.goals,
    giveFeedback: wants.feedback,
    showSuggestions: wants.suggestions,
    asksBack: wants.mending,
    owesRecast: isLeft(from, messageId, languageCode),
    explanationLanguage: currentInterfaceLanguage(),
    day: currentDay(),
    ...(text !== undefined && { message: text, messageId }),
    ...(offered && { offered }),
    ...(topic !== undefined && { topic }),
    ...(isOfLesson && { lesson: lessonOf(start) }),
    ...(from.engineState !== undefined && { engineState: from.engineState }),
  } satisfies TutorTurnRequest
}

const lessonOf = ({ task: { lessonId, unitId, goal } }: TaskStart) => ({ lessonId, unitId, goal })
