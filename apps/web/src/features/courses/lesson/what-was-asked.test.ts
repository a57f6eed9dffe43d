import { lessonDrills } from '@lingarden/domain/courses/lesson-drills'
import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import { expect, it } from 'vitest'
import { whatWasAsked } from './what-was-asked'

const lookBack = (...exercises: PublishedLesson['exercises']) =>
  lessonDrills({ exercises, terms: [], lookAlikes: [] } as unknown as PublishedLesson, () => 0.5).map(
    (drill) => whatWasAsked(drill, 'fr'),
  )

it('a choice is looked back on with its question, whatever its options are in', () => {
  expect(
    lookBack(
      {
        kind: 'choice',
        prompt: 'What does the waiter want to know?',
        text: 'Et comme boisson ?',
        options: ['what you drink', 'who pays'],
        answer: 'what you drink',
        optionsIn: 'english',
      },
      {
        kind: 'choice',
        prompt: 'How do you ask for the bill?',
        options: ['L’addition, s’il vous plaît.', 'La carte, s’il vous plaît.'],
        answer: 'L’addition, s’il vous plaît.',
      },
      {
        kind: 'listen-choose',
        prompt: 'What do you hear?',
        text: 'Un café, s’il vous plaît.',
        translation: 'A coffee, please.',
        options: ['a coffee', 'a tea'],
        answer: 'a coffee',
        optionsIn: 'english',
      },
    ),
  ).toEqual([
    { asked: 'What does the waiter want to know?', text: 'Et comme boisson ?', meaning: 'what you drink' },
    { asked: 'How do you ask for the bill?', text: 'L’addition, s’il vous plaît.', meaning: '' },
    { asked: 'What do you hear?', text: 'Un café, s’il vous plaît.', meaning: 'a coffee' },
  ])
})

it('what is right tells by itself what was to be written', () => {
  expect(
    lookBack({
      kind: 'type',
      prompt: 'Write it in French',
      translation: 'Good evening',
      answer: 'Bonsoir',
      accept: [],
    }),
  ).toEqual([{ asked: '', text: 'Bonsoir', meaning: 'Good evening' }])
})
