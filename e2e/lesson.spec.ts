import { takePart } from '@lingarden/domain/courses/dialogue-turns'
import type { LessonExercise } from '@lingarden/domain/courses/lesson-exercise'
import type { Page } from '@playwright/test'
import { coursePaths, pagePaths } from '../apps/web/src/lib/paths.ts'
import { answerByKeys, tabTo } from './support/play-by-keys.ts'
import { answerRightly, fillIn, readLesson, toExercises, wordMeaning } from './support/play-lesson.ts'
import { startLearning } from './support/sign-up.ts'
import { placeOf, shiftsOf, watchShifts } from './support/layout-shifts.ts'
import { expect, settle, test } from './support/test.ts'

const left = (page: Page) => page.getByText(/exercises? (is|are) still to do/)

test('[2.22] a whole lesson is played, left in the middle, and its task is taken to the tutor @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  test.slow()
  const lesson = readLesson('es-ES', 'hello-and-goodbye')
  const files: { url: string; size: Promise<number> }[] = []
  page.on('response', (response) => {
    if (!/\/courses\/.*\.json$/u.test(response.url())) return
    files.push({ url: response.url(), size: response.body().then((body) => body.length) })
  })
  await startLearning(page, request, email, 'Spanish')
  await page.goto(coursePaths.lesson('es-a1', 'first-words', 'hello-and-goodbye'))
  await toExercises(page, lesson)
  const lessons = files.filter(({ url }) => !/\/es-a1-/u.test(url))
  expect(lessons[0]?.url).toContain('hello-and-goodbye')
  // The one after it is kept for a time without a connection.
  expect(lessons.length, 'no more than this lesson and the next are fetched').toBeLessThanOrEqual(2)
  expect(await lessons[0]?.size).toBeLessThanOrEqual(30_000)

  const { exercises } = lesson
  const half = Math.floor(exercises.length / 2)
  for (const exercise of exercises.slice(0, half)) {
    await expectAccessible(`an exercise of the kind ${exercise.kind}`)
    await answerRightly(page, exercise)
  }
  const toDo = exercises.length - half
  await expect(left(page)).toHaveText(`${toDo} exercises are still to do.`)
  await page.reload()
  await expect(left(page)).toHaveText(`${toDo} exercises are still to do.`)

  // The dashboard offers the lesson that was left.
  await page.goto(pagePaths.dashboard)
  await page.getByRole('link', { name: `Continue with “${lesson.title}”` }).click()

  // What is not known comes back at the end.
  const [missed, ...others] = exercises.slice(half) as [LessonExercise, ...LessonExercise[]]
  await page.getByRole('button', { name: 'I do not know' }).click()
  await expect(page.getByText('It comes back at the end.')).toBeVisible()
  await expectAccessible('a wrong answer')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  for (const exercise of [...others, missed]) {
    await fillIn(page, exercise)
    await expectAccessible(`an answered exercise of the kind ${exercise.kind}`)
    await answerRightly(page, exercise, { isFilled: true })
  }
  await expect(page.getByRole('heading', { level: 2, name: /^Summary/ })).toBeFocused()
  await expect(
    page.getByText(`All exercises done, ${exercises.length - 1} of ${exercises.length} right first time.`),
  ).toBeVisible()
  await expectAccessible('the summary of a played lesson')

  await page.getByRole('link', { name: 'Talk about it with the tutor' }).click()
  await expect(page).toHaveURL(/\/tutor$/u)
  await expect(page.getByRole('region', { name: 'The task of your lesson' })).toContainText(
    lesson.speaking.goal,
  )
  await expect(page.getByRole('textbox').last()).toBeEnabled()
  await expectAccessible('the tutor with a task')

  // Played to its end, the course goes on.
  await page.goto(pagePaths.dashboard)
  await expect(page.getByRole('link', { name: /^Next lesson.*What is your name\?/s })).toBeVisible()
})

test('[1.2] the task of a first lesson is played in a scene that takes it, to its end @phone', async ({
  page,
  request,
  email,
}) => {
  await startLearning(page, request, email, 'French')
  await page.goto(coursePaths.speaking('fr-a1', 'hello-and-goodbye'))
  const log = page.getByRole('log')
  const message = page.getByRole('textbox', { name: 'Your message' })
  const replies = log.locator('[data-message-type="ai"]')
  await expect(replies).toHaveCount(1)
  for (const said of ['Bonjour !', 'Oui, merci. Et vous ?', 'Merci !', 'Au revoir, à demain !']) {
    // Until what the tutor says is whole, the button that sends is one that stops.
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
    const before = await replies.count()
    await message.fill(said)
    await message.press('Enter')
    await expect(replies.nth(before)).toBeVisible()
  }
  await expect(log).toContainText('La mission de cette leçon est réussie.')
  await expect(log).not.toContainText('compris')
})

test('[2.22] a French lesson is played whole; its answers are reviews of the words of the bank @desktop', async ({
  page,
  request,
  email,
}) => {
  test.slow()
  const lesson = readLesson('fr-FR', 'how-are-you')
  const { exercises, terms } = lesson
  const reviewed = new Set<string>()
  page.on('request', (sent) => {
    if (!sent.url().includes('/rest/v1/review_log') || sent.method() !== 'POST') return
    for (const row of [sent.postDataJSON()].flat() as { word_string: string; card: string }[])
      reviewed.add(`${row.card} ${row.word_string}`)
  })
  await startLearning(page, request, email, 'French')
  await page.goto(coursePaths.lesson('fr-a1', 'first-words', 'how-are-you'))
  await toExercises(page, lesson)
  for (const exercise of exercises) await answerRightly(page, exercise)
  await expect(page.getByRole('heading', { level: 2, name: /^Summary/ })).toBeFocused()
  await expect(
    page.getByText(`All exercises done, ${exercises.length} of ${exercises.length} right first time.`),
  ).toBeVisible()
  // Half of the key terms were asked for at least; nothing was reviewed that is not in the bank.
  const words = () => [...new Set([...reviewed].map((entry) => entry.replace(/^\S+ /u, '')))]
  await expect.poll(() => words().length).toBeGreaterThanOrEqual(terms.length / 2)
  expect(words().filter((word) => !terms.some(({ term }) => term === word))).toEqual([])
  expect([...reviewed].filter((entry) => entry.startsWith('production')).length).toBeGreaterThan(0)
})

test('a lesson that there is not does not begin a task @desktop', async ({ page, request, email }) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto(coursePaths.speaking('es-a1', 'tango'))
  await expect(page.getByText('There is no such lesson.')).toBeVisible()
  await expect(page).toHaveURL(/\/tutor\?view=topics$/u)
})

test('[2.23, 2.24] the words of a lesson are practised with cards and in pairs @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  const { terms } = readLesson('fr-FR', 'my-name')
  await startLearning(page, request, email, 'French')
  await page.goto(coursePaths.practice('flashcards', 'fr-a1', 'first-words', 'my-name'))
  await expect(page.getByRole('group', { name: `Card 1 of ${terms.length}` })).toBeVisible()
  await expectAccessible('a flashcard')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Good' })).toBeVisible()
  await expectAccessible('a turned flashcard')
  await page.keyboard.press('1')
  await page.keyboard.press('u')
  await page.keyboard.press('3')
  await expect(page.getByRole('group', { name: `Card 2 of ${terms.length}` })).toBeFocused()
  for (let card = 1; card < terms.length; card++) {
    await page.keyboard.press('Space')
    await page.keyboard.press('3')
  }
  await expect(
    page.getByRole('heading', { name: `${terms.length} of ${terms.length} words known straight away` }),
  ).toBeFocused()
  await page.getByRole('button', { name: `Add ${terms.length} words to your bank` }).click()
  await expect(page.getByText('Not in your bank yet')).toHaveCount(0)
  await expect(
    page.getByRole('listitem').getByText('Seed', { exact: true }).and(page.locator('span')),
  ).toHaveCount(terms.length)
  await expectAccessible('the results of a game')

  await page.goto(coursePaths.practice('matching', 'fr-a1', 'first-words', 'my-name'))
  await expect(page.getByText(/Board 1 of \d/u)).toBeVisible()
  await expectAccessible('a matching board')
  for (const board of [1, 2]) {
    await expect(page.getByText(`Board ${board} of 2`)).toBeVisible()
    const halves = await page.locator('[data-side=text]').allInnerTexts()
    for (const text of halves) {
      // A digit stands before the word where there is a keyboard.
      const term = terms.find((candidate) => candidate.term === text.replace(/^\d\s*/u, ''))
      if (!term) throw new Error(`${text} is no word of the lesson`)
      await page.getByRole('button', { name: term.term, exact: true }).first().click()
      await page.getByRole('button', { name: term.gloss, exact: true }).last().click()
    }
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  }
  await expect(page.getByRole('heading', { name: /words known straight away/u })).toBeFocused()
  await expect(
    page.getByRole('listitem').getByText('Seed', { exact: true }).and(page.locator('span')).first(),
  ).toBeVisible()
})

test('[2.22] a lesson is played by keyboard alone @desktop', async ({ page, request, email }) => {
  test.slow()
  const { exercises, terms, dialogue } = readLesson('zh-CN', 'hello-and-goodbye')
  await startLearning(page, request, email, 'Mandarin')
  await page.goto(coursePaths.lesson('zh-a1', 'first-words', 'hello-and-goodbye'))
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  await tabTo(page, page.getByRole('button', { name: 'On to the words' }))
  await page.keyboard.press('Enter')
  // Enter leads on wherever the focus is but on what it means something to.
  for (const { gloss } of terms) {
    await expect(wordMeaning(page, gloss)).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText(`${terms.length} words for your garden`)).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Don’t add them' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: /^Dialogue/ })).toBeFocused()
  for (const { own } of takePart(dialogue.lines)?.turns ?? []) {
    await expect(page.getByText(own.translation, { exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Compare: did you say it like this?')).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('The whole dialogue')).toBeFocused()
  await tabTo(page, next)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: /^Grammar/ })).toBeFocused()
  await page.keyboard.press('Enter')
  for (const [place, exercise] of exercises.entries()) {
    const toDo = exercises.length - place
    await expect(left(page)).toHaveText(new RegExp(`^${toDo} exercise`, 'u'))
    await answerByKeys(page, exercise)
    await expect(next).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { level: 2, name: /^Summary/ })).toBeFocused()
  // The way out needs no pointer either.
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(coursePaths.unit('zh-a1', 'first-words'))
})

test('the action of a lesson stands at one place, and nothing moves by itself @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  test.slow()
  const lesson = readLesson('es-ES', 'hello-and-goodbye')
  await startLearning(page, request, email, 'Spanish')
  await page.goto(coursePaths.lesson('es-a1', 'first-words', 'hello-and-goodbye'))
  const begin = page.getByRole('button', { name: 'On to the words' })
  await expect(begin).toBeVisible()
  await settle(page)
  await watchShifts(page)
  const place = await placeOf(begin)
  // The bars of the site stand back, and come again.
  await expect(
    page.getByRole('banner').filter({ has: page.getByRole('button', { name: 'Menu' }) }),
  ).toBeHidden()
  await begin.click()
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  await expect(wordMeaning(page, lesson.terms[0]?.gloss ?? '')).toBeVisible()
  await expectAccessible('a word of a lesson')
  for (const { gloss } of lesson.terms) {
    await expect(wordMeaning(page, gloss)).toBeVisible()
    expect(await placeOf(next)).toBeCloseTo(place, 0)
    await next.click()
  }
  const add = page.getByRole('button', { name: /^Add \d+ words/ })
  expect(await placeOf(add)).toBeCloseTo(place, 0)
  await add.click()
  const said = page.getByRole('button', { name: 'I have said it', exact: true })
  await expect(said).toBeVisible()
  expect(await placeOf(said)).toBeCloseTo(place, 0)
  await expectAccessible('a line to be said')
  await said.click()
  expect(await placeOf(next)).toBeCloseTo(place, 0)
  await page.getByRole('button', { name: 'Exercises' }).click()
  for (const exercise of lesson.exercises.slice(0, 3)) {
    await fillIn(page, exercise)
    const check = page.getByRole('button', { name: 'Check', exact: true })
    if (await check.isVisible()) {
      expect(await placeOf(check)).toBeCloseTo(place, 0)
      await check.click()
    }
    expect(await placeOf(next)).toBeCloseTo(place, 0)
    await next.click()
  }
  expect(await shiftsOf(page)).toBe(0)
  await page.getByRole('link', { name: 'Leave the lesson' }).click()
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible()
})

test('a line that was shown comes back once, and who knows a word is asked for it @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  const lesson = readLesson('es-ES', 'hello-and-goodbye')
  const [first] = lesson.terms
  await startLearning(page, request, email, 'Spanish')
  await page.goto(coursePaths.lesson('es-a1', 'first-words', 'hello-and-goodbye'))
  await page.getByRole('button', { name: 'On to the words' }).click()
  const next = page.getByRole('button', { name: 'Continue', exact: true })

  // Not known after all, it is shown again; known, it is done.
  const know = page.getByRole('button', { name: 'I know it' })
  await know.click()
  await page.getByRole('button', { name: 'I do not know' }).click()
  await next.click()
  await know.click()
  await page.getByRole('textbox').fill(first?.term ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Right.', { exact: true })).toBeVisible()
  await expectAccessible('a word that was known')
  await next.click()
  await expect(wordMeaning(page, lesson.terms[1]?.gloss ?? '')).toBeVisible()

  // The place is kept to the page.
  await page.reload()
  await expect(wordMeaning(page, lesson.terms[1]?.gloss ?? '')).toBeVisible()
  await page.getByRole('button', { name: 'Dialogue' }).click()
  const [turn, ...others] = takePart(lesson.dialogue.lines)?.turns ?? []
  const line = (text = '') => page.getByText(text, { exact: true })
  await expect(line(turn?.own.translation)).toBeVisible()
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page.getByText('It comes back once.')).toBeVisible()
  await next.click()
  for (const { own } of others) {
    await expect(line(own.translation)).toBeVisible()
    await page.getByRole('button', { name: 'I have said it', exact: true }).click()
    await next.click()
  }
  await expect(line(turn?.own.translation)).toBeVisible()
  await expect(page.getByText(/^Once more, as/)).toBeVisible()
  await page.getByRole('button', { name: 'Show it' }).click()
  await next.click()
  await expect(page.getByText('The whole dialogue')).toBeVisible()
})
