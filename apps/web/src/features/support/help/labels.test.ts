import { expect, it } from 'vitest'
import { textsIn } from '@/i18n/loaded-texts'
import { fillLabels, labelledGroups, splitLabels } from './labels'

const en = await textsIn('en', ...labelledGroups)

it('puts in what stands on the screen', () => {
  expect(splitLabels('Press {tutor.send} to send.', en)).toEqual([
    { text: 'Press ', isLabel: false },
    { text: 'Send', isLabel: true },
    { text: ' to send.', isLabel: false },
  ])
  expect(fillLabels('{shell.pages.bank.name} and {tutor.stop}', en)).toBe('Bank and Stop')
})

it.each(['{tutor.nothing}', '{nowhere.at.all}', '{tutor}', '{tutor.showEarlier}'])(
  'does not take %s, which is no text by itself',
  (text) => expect(() => fillLabels(text, en)).toThrow('There is no text'),
)
