import { expect, it } from 'vitest'
import { bankPaths, coursePaths, helpPaths, practiceGames, reviewPaths } from './paths'

it('screens below a page have its address before their own', () => {
  expect(reviewPaths.editActivity('7')).toBe('/review/activity/7/edit')
  expect(coursePaths.lesson('es-a1', '2', '3')).toBe('/courses/es-a1/units/2/lessons/3')
  expect(coursePaths.speaking('es-a1', '3')).toBe('/tutor?lesson=es-a1/3')
  expect(helpPaths.article('install')).toBe('/support/install')
  expect(bankPaths.shown(new URLSearchParams({ entry: 'el agua' }))).toBe('/bank?entry=el+agua')
})

it.each(practiceGames)('%s is played with a unit’s words, or with one lesson’s', (game) => {
  expect(coursePaths.practice(game, 'es-a1', '2')).toBe(`/courses/es-a1/units/2/practice/${game}`)
  expect(coursePaths.practice(game, 'es-a1', '2', '3')).toBe(
    `/courses/es-a1/units/2/lessons/3/practice/${game}`,
  )
})
