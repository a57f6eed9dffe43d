import { openGoals } from '../goals.ts'
import type { AnsweredTurn } from '../turn/answered-turn.ts'
import { cleanLine } from './clean-data.ts'

const maxKnownWords = 60
const maxDueWords = 8
const maxMistakes = 5
const maxFacts = 8
const termLength = 40
const lineLength = 120
const goalLength = 190

type LearnerRecords = Pick<AnsweredTurn, 'wordBank' | 'dueWords' | 'recentMistakes' | 'facts' | 'goals'>

/** What the tutor knows of the learner, as a few lines of data; empty where it knows nothing. */
export function describeLearner(records: LearnerRecords): string {
  const { wordBank, dueWords = [], recentMistakes = [], facts = [], goals } = records
  const sections = [
    listOf('Words the learner has learned; prefer them', terms(wordBank, maxKnownWords)),
    listOf('Words to bring up where they fit', terms(dueWords, maxDueWords)),
    block(
      'Recent mistakes; give a chance to get them right, without naming them',
      recentMistakes
        .slice(0, maxMistakes)
        .map(({ original, corrected }) => `${cleanLine(original, 60)} → ${cleanLine(corrected, 60)}`),
    ),
    block(
      'What the learner told of themselves; come back to it where it fits, as a friend would, one thing at a time',
      facts
        .slice(0, maxFacts)
        .map(({ topic, text }) => `${topic.replace('_', ' ')}: ${cleanLine(text, lineLength)}`),
    ),
    block(
      'Open goals, by number',
      openGoals(goals).map(
        ({ text, goalType }, index) =>
          `${index + 1}. ${cleanLine(text, goalType === 'topic' ? goalLength : lineLength)}`,
      ),
    ),
  ]
  return sections.filter((section) => section !== '').join('\n\n')
}

const terms = (words: readonly string[], count: number): string[] =>
  words
    .slice(0, count)
    .map((word) => cleanLine(word, termLength))
    .filter((word) => word !== '')

const listOf = (title: string, words: readonly string[]): string =>
  words.length === 0 ? '' : `${title}: ${words.join(', ')}`

const block = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}:\n${lines.join('\n')}`
