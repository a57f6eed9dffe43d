import { expect, it } from 'vitest'
import { groupLines } from './group-lines'

const line = (id: string, kind: string, amount: number, day = 21) => ({
  id,
  kind,
  amount,
  created_at: new Date(2026, 10, day, 12).toISOString(),
})

it('clips that were read out one after the other are one line with their sum', () => {
  const groups = groupLines([
    line('5', 'speech', -1),
    line('4', 'speech', -2),
    line('3', 'turn', -20),
    line('2', 'speech', -1),
    line('1', 'speech', -1, 20),
  ])
  expect(groups.map(({ id, amount, times }) => [id, amount, times])).toEqual([
    ['5', -3, 2],
    ['3', -20, 1],
    ['2', -1, 1],
    ['1', -1, 1],
  ])
})

it('what was given stands by itself', () => {
  expect(groupLines([line('2', 'operator', 100), line('1', 'operator', 100)])).toHaveLength(2)
})
