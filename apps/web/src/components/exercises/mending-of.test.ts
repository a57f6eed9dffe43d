import { expect, it } from 'vitest'
import { mendingOf } from './mending-of'

const drawn = (given: string, solution: string) =>
  mendingOf(given, solution)
    ?.map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
    .join('')

it('mends an answer of which most stays', () => {
  expect(drawn('un thé aux lait', 'Un thé au lait.')).toBe('Un thé -aux-+au+ lait.')
  expect(drawn('我要一个水', '我要一杯水。')).toBe('我要一-个-+杯+水。')
})

it('does not call an answer nearly right of which too little would stay', () => {
  expect(drawn('no sé', 'Quiero un vaso de agua.')).toBeUndefined()
  expect(drawn('', 'Soy de Londres.')).toBeUndefined()
})

it('leaves capitals and the full stop out of it', () => {
  expect(drawn('soy de Londres', 'Soy de Londres.')).toBeUndefined()
})
