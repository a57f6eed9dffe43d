import { expect, it } from 'vitest'
import { applyEdits } from '../../kit/sentence/edit.ts'
import { neededWords } from './needed-words.ts'
import { applyRule, rule } from './pattern.ts'
import { readSentence } from './sentence.ts'

const placeFirst = rule('^ (<P>) (<V>) (在 <where>) $', '$1$3$2', ['zhPlaceFirst'])
const mend = (text: string) => applyEdits(text, applyRule(placeFirst, readSentence(text)))

it('reads words by class, and only whole clauses between borders', () => {
  expect(mend('我睡觉在家里。')).toBe('我在家里睡觉。')
  expect(mend('今天很忙，他工作在医院，我也是。')).toBe('今天很忙，他在医院工作，我也是。')
  expect(mend('我睡觉在家里也可以。')).toBe('我睡觉在家里也可以。')
})

it('changes no more words than it must, and keeps one beside what it only adds', () => {
  const very = rule('^ (<P>) (<A>) $', '$1很$2', ['zhHen'])
  expect(applyRule(very, readSentence('他高。'))).toEqual([
    { start: 1, end: 2, replacement: '很高', reason: ['zhHen'] },
  ])
})

it('knows which words a pattern cannot do without', () => {
  expect(neededWords(['(', '在|到', ')', '<n>', '的', '?', '(?:', '很', ')', '?', '(?!', '吗', ')'])).toEqual(
    [['在', '到']],
  )
  expect(neededWords(['(?:', '我', '|', '<n>', ')', '比'])).toEqual([['比']])
  expect(neededWords(['(', '<m>', '|每', ')', '个'])).toEqual([['个']])
})
