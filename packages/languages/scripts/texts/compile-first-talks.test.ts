import { loadFirstTalk } from '@lingarden/languages/load'
import { expect, it } from 'vitest'
import { firstTalkSchema } from './compile-first-talks.ts'

const talk = await loadFirstTalk('es')
/** Where a talk is refused. */
const refused = (changed: object) =>
  firstTalkSchema.safeParse({ ...talk, ...changed }).error?.issues.map(({ path }) => path.join('.'))

it('a talk is taken with the steps of whoever knows some, and without', () => {
  expect(refused({})).toBeUndefined()
  expect(refused({ further: undefined })).toBeUndefined()
})

it('half of the further steps is refused, and so is a tutor of their own', () => {
  expect(refused({ further: { ...talk?.further, recall: undefined } })).toEqual(['further.recall'])
  expect(refused({ further: { ...talk?.further, tutorName: 'Eva' } })).toEqual(['further'])
})
