import { expect, it } from 'vitest'
import { readRuleViolation } from './rule-violation.ts'

const bodyOf = (message: string) => JSON.stringify({ code: 'SUP', details: null, hint: null, message })

it.each([
  [
    'error: new row for relation "feedback" violates check constraint "feedback_comment_check"',
    {
      message: 'new row for relation "feedback" violates check constraint "feedback_comment_check"',
      code: '23514',
    },
  ],
  [
    'error: null value in column "title" of relation "tutor_histories" violates not-null constraint',
    {
      message: 'null value in column "title" of relation "tutor_histories" violates not-null constraint',
      code: '23502',
    },
  ],
  [
    'PostgresError: null value in column "fact" of relation "learner_facts" violates not-null constraint',
    {
      message: 'null value in column "fact" of relation "learner_facts" violates not-null constraint',
      code: '23502',
    },
  ],
  ['error: the disk is full', undefined],
])('reads "%s"', (message, read) => {
  expect(readRuleViolation(bodyOf(message))).toEqual(read)
})

it.each(['', 'no JSON', 'null', '{}', '{"message":1}'])('leaves %o alone', (body) => {
  expect(readRuleViolation(body)).toBeUndefined()
})
