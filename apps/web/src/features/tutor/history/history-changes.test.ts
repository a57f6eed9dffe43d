import { expect, it } from 'vitest'
import { waiting } from '@/test/waiting'
import { withHistoryChanges } from './history-changes'
import { noStats } from '../session/session-stats'

const owned = { userId: 'me', languageCode: 'es-ES' }
const histories = ['a', 'b', 'c'].map((id) => ({ id, title: id, updated_at: '', stats: noStats }))

it('the list is as it will be once what waits is sent', () => {
  const all = [
    { kind: 'rename', ...owned, id: 'a', title: 'Mine' },
    { kind: 'deletion', ...owned, id: 'b' },
    { kind: 'stats', ...owned, id: 'c', stats: { totalTime: 61 } },
    { kind: 'facts', ...owned, messageId: 'm', facts: [] },
  ].map(waiting)
  expect(withHistoryChanges(histories, all)).toEqual([
    { ...histories[0], title: 'Mine' },
    { ...histories[2], stats: { ...noStats, totalTime: 61 } },
  ])
})
