import type { HistoryMessage } from '@lingarden/domain/tutor-turn'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { describe, expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor(await loadLexicons())

interface Said {
  message: string
  history?: HistoryMessage[]
  asksBack?: boolean
  owesRecast?: boolean
}

/** Opens a talk and says something in it: the tutor's replies and what it corrected. */
async function say(tag: LanguageTag, { message, history = [], ...wishes }: Said) {
  const opened = await takeTurn(tutor, tag, { topic: 'open-my-day' })
  const engineState = opened.find((event) => event.type === 'state')?.engineState
  const events = await takeTurn(tutor, tag, { message, history, engineState, ...wishes })
  return {
    replies: events.flatMap((event) => (event.type === 'reply' ? [event.text.replaceAll(/\s/gu, ' ')] : [])),
    corrections: events.find((event) => event.type === 'feedback')?.feedback.corrections ?? [],
  }
}

const told = [
  ['es', 'Hoy trabajo en un casa grande', 'Hoy trabajo en una casa grande'],
  ['fr', 'Aujourd’hui je travaille dans un maison', 'Aujourd’hui je travaille dans une maison'],
  ['zh', '我今天买了三个书', '我今天买了三本书'],
] as const

describe.each(told)('in %s what was told with a mistake', (tag, message, right) => {
  it('is said right in the reply, where its learner is shown the right form at once', async () => {
    const { replies, corrections } = await say(tag, { message })
    expect(corrections).not.toEqual([])
    expect(replies.join(' ')).toContain(right)
  })

  it('is not said right in the reply, where the learner is to find it', async () => {
    const { replies, corrections } = await say(tag, { message, asksBack: true })
    expect(corrections).not.toEqual([])
    expect(replies.join(' ')).not.toContain(right)
    expect(replies.join('')).not.toBe('')
  })

  it('is said right in the reply after, where it was left as it was', async () => {
    const history: HistoryMessage[] = [
      { role: 'user', content: message },
      { role: 'ai', content: '…' },
    ]
    const left = await say(tag, { message: right, history, asksBack: true, owesRecast: true })
    expect(left.replies).toHaveLength(2)
    expect(left.replies[0]).toContain(right)
    const found = await say(tag, { message: right, history, asksBack: true })
    expect(found.replies).toHaveLength(1)
  })
})

it('nothing is owed of a message that the rules find nothing wrong with', async () => {
  const history: HistoryMessage[] = [{ role: 'user', content: 'Vivo en Turku' }]
  const { replies } = await say('es', { message: 'Trabajo mucho', history, owesRecast: true })
  expect(replies).toHaveLength(1)
})
