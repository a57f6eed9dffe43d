import type { Rung } from '../answer/read-answer.ts'
import type { Spoken } from '../call/call-model.ts'
import type { AnsweredTurn } from '../turn/answered-turn.ts'
import { wrapLearnerText } from './clean-data.ts'
import { fitConversation, usualBudget } from './conversation-window.ts'

/** Stands for what the learner did when the conversation was opened. */
const openingRequest = 'Greet the learner and begin the conversation.'

/**
 * The conversation as the model gets it: the learner's words only between their delimiters, the roles taking turns and
 * the learner's side first, as the templates of many open models demand.
 * @param budget tokens for the messages before the last one
 */
export function renderMessages(
  { message, history, language }: Pick<AnsweredTurn, 'message' | 'history' | 'language'>,
  rung: Rung,
  budget = usualBudget,
): Spoken[] {
  const { summary, recent } = fitConversation(history, language.tag, budget)
  const reminder = rung === 'prompt' ? '\n\nAnswer with the JSON object alone.' : ''
  return takeTurns([
    ...(summary === '' ? [] : [userSays(`Earlier, in short:\n${wrapLearnerText(summary)}`)]),
    ...recent.map(({ role, content }) =>
      role === 'user' ? userSays(wrapLearnerText(content)) : { role: 'assistant' as const, content },
    ),
    userSays(wrapLearnerText(message) + reminder),
  ])
}

const userSays = (content: string): Spoken => ({ role: 'user', content })

function takeTurns(messages: readonly Spoken[]): Spoken[] {
  const turns: Spoken[] = messages[0]?.role === 'assistant' ? [userSays(openingRequest)] : []
  for (const message of messages) {
    const last = turns.at(-1)
    if (last?.role === message.role) last.content += `\n\n${message.content}`
    else turns.push({ ...message })
  }
  return turns.filter(({ content }) => content !== '')
}
