import { supportedLanguages } from '@lingarden/languages/find-language'
import { taskGoals } from '@lingarden/domain/tutor-goals'
import type { Goal } from '@lingarden/domain/tutor-turn'
import { describe, expect, it } from 'vitest'
import { loadLexicon } from '@lingarden/languages/files/lexicon-files'
import { createPracticeTutor } from '../engine.ts'
import { tasksOf } from '@lingarden/languages/loaded'
import { takeTurn } from '../test/take-turn.ts'
import type { LessonTask } from '@lingarden/languages/lesson-task'

const lexicons = { es: await loadLexicon('es'), fr: await loadLexicon('fr') }
const tutor = createPracticeTutor(lexicons)
const all = supportedLanguages.flatMap(({ tag }) =>
  tasksOf(tag).map((task) => ({ tag, task, name: `${tag}/${task.lessonId}` })),
)

type Tag = (typeof all)[number]['tag']

async function turn(
  tag: Tag,
  message: string | undefined,
  engineState?: string,
  goals: Goal[] = [],
  task?: LessonTask,
) {
  const lesson = task && { lessonId: task.lessonId, unitId: task.unitId, goal: 'The task.' }
  const events = await takeTurn(tutor, tag, { message, engineState, goals, lesson })
  const last: {
    text: string
    state: string
    goals: Goal[]
    positive: string
    corrections: unknown[]
    suggestions: string[]
  } = {
    text: '',
    state: '',
    goals: [],
    positive: '',
    corrections: [],
    suggestions: [],
  }
  for (const event of events) {
    if (event.type === 'reply') last.text = event.text
    if (event.type === 'state') last.state = event.engineState
    if (event.type === 'goals') last.goals = event.goals
    if (event.type === 'suggestions') last.suggestions = event.items
    if (event.type === 'feedback')
      ({ positive: last.positive, corrections: last.corrections } = event.feedback)
  }
  return last
}

const at = (task: LessonTask, place: number) =>
  JSON.stringify({
    task: task.lessonId,
    done: task.moves.map((_, move) => move).slice(0, place),
    taken: [],
    misses: 0,
  })

it('every lesson of the three courses has a task', () => {
  for (const { tag } of supportedLanguages)
    expect(new Set(tasksOf(tag).map(({ lessonId }) => lessonId)).size).toBe(60)
})

describe.each(all)('the task $name', ({ tag, task }) => {
  it('takes its own answers as they stand', async () => {
    for (const [place, { say }] of task.moves.entries()) {
      for (const message of say) {
        const { positive, corrections, state } = await turn(tag, message, at(task, place))
        expect([message, positive, corrections], `${place}: ${message}`).toEqual([message, 'Correct.', []])
        expect(state).not.toBe(at(task, place))
      }
    }
  })

  it('is done when each move was answered', async () => {
    let now = await turn(tag, undefined, undefined, taskGoals({ goal: 'The task.', words: [] }, 'en'), task)
    expect(now.suggestions).toEqual(task.moves[0]?.say)
    for (let turns = 0; turns < task.moves.length && now.state.includes('"task"'); turns += 1)
      now = await turn(tag, now.suggestions[0], now.state, now.goals)
    expect(now.state).not.toContain('"task"')
    expect(now.goals.find(({ goalType }) => goalType === 'topic')?.completed).toBe(true)
    expect(now.text).toMatch(/Has hecho la tarea|mission de cette leçon est réussie|任务完成/u)
  })
})
