import { bankPaths, coursePaths, pagePaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { answerRightly, readLesson, toExercises } from './support/play-lesson.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('[4.16b, 4.18b, 5.5] looking in on the tutor counts and costs nothing; the first own sentence plants its words @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  const client = await startLearning(page, request, email, 'Spanish')
  const words = async () => {
    const { data } = await client
      .from('user_dictionaries')
      .select('word_string, planted_by, seen')
      .throwOnError()
    return new Map(data.map((row) => [row.word_string, row]))
  }
  const spent = async () =>
    (await client.from('credit_ledger').select('amount').eq('kind', 'turn').throwOnError()).data
  const days = async () =>
    (await client.from('daily_analytics_history').select('words_added').throwOnError()).data
  const log = page.getByRole('log')
  const said = log.locator('[data-message-type="ai"]')

  await page.goto(tutorPaths.topic('introductions'))
  await expect(said).toHaveCount(2)
  // The words are there to be pressed, so that they could have been counted.
  await expect(log.getByRole('button').first()).toBeVisible()
  const scene = await said.allTextContents()
  await page.reload()
  await expect(said).toHaveCount(2)
  expect(await said.allTextContents()).toEqual(scene)
  await page.goto(pagePaths.dashboard)
  await page.goto(tutorPaths.topic('introductions'))
  await expect(said).toHaveCount(2)
  expect(await said.allTextContents()).toEqual(scene)
  const other = await page.context().newPage()
  await other.goto(tutorPaths.topic('introductions'))
  await expect(other.getByRole('log').locator('[data-message-type="ai"]')).toHaveCount(2)
  expect(await other.getByRole('log').locator('[data-message-type="ai"]').allTextContents()).toEqual(scene)
  await other.close()
  expect((await words()).size).toBe(0)
  expect(await spent()).toEqual([])
  expect(await days()).toEqual([])
  expect((await client.from('tutor_histories').select('id').throwOnError()).data).toEqual([])

  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('Adios, mis hermanas son altas y yo soy Ana')
  await message.press('Enter')
  await expect(said).not.toHaveCount(2)
  await expect(
    page.getByRole('region', { name: 'Session' }).getByText('hermana', { exact: true }),
  ).toBeVisible()
  // Leaving the tutor brings what was counted to the server.
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect.poll(async () => (await words()).has('hermana')).toBe(true)
  const all = [...(await words()).values()]
  const planted = all.filter(({ planted_by }) => planted_by !== null)
  expect(planted.map(({ word_string, planted_by }) => `${word_string} ${planted_by}`).toSorted()).toEqual(
    ['adiós used', 'alto used', 'hermana used', 'ser used'].toSorted(),
  )
  const terms = all.map(({ word_string }) => word_string)
  expect(terms).toEqual(expect.arrayContaining(['y', 'yo']))
  expect(terms).not.toEqual(expect.arrayContaining(['Ana']))
  for (const none of ['ana', 'adir', 'adios', 'soy', 'son', 'hermanas', 'Alex', 'alex'])
    expect(terms).not.toContain(none)
  expect((await days())?.flatMap(({ words_added }) => words_added).toSorted()).toEqual(
    ['adiós', 'alto', 'hermana', 'ser'].toSorted(),
  )
  expect((await spent()).length).toBeGreaterThan(0)

  await page.goto(bankPaths.list)
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('row')).toHaveCount(1 + 4)
  await expectAccessible('the planted words')
  await page.getByRole('link', { name: /^Met \(/ }).click()
  // The list is drawn as far as one sees, and what the scene said may stand before it.
  await page.getByLabel('Search your words').fill('yo')
  await expect(grid.getByRole('button', { name: 'Plant yo' })).toBeVisible()
  await expectAccessible('the words that were only met')
  await grid.getByRole('button', { name: 'Plant yo' }).click()
  await expect(page.getByRole('link', { name: 'Planted (5)' })).toBeVisible()
  await expect.poll(async () => (await words()).get('yo')?.planted_by).toBe('added')
})

test('[4.18b, 1.7] a file plants its words, and no leaderboard counts them @desktop', async ({
  page,
  request,
  email,
}) => {
  const client = await startLearning(page, request, email, 'Spanish')
  await page.goto(bankPaths.addBy('file'))
  await page.locator('input[type=file]').setInputFiles({
    name: 'deck.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('word\ncasa\nperro\ngato\n'),
  })
  await page
    .getByRole('button', { name: /^Add 3 words|^Take 3|Add/ })
    .last()
    .click()
  await expect
    .poll(async () => (await client.from('user_dictionaries').select('planted_by')).data)
    .toEqual([{ planted_by: 'import' }, { planted_by: 'import' }, { planted_by: 'import' }])
  await page.goto(pagePaths.dashboard)
  await expect(
    page.getByRole('list', { name: 'Imported' }).getByRole('link', { name: 'casa.' }),
  ).toBeVisible()
  const { data: user } = await client.auth.getUser()
  const { data } = await client
    .rpc('rank_friends', {
      p_user_id: user.user?.id ?? '',
      p_metric: 'words',
      p_period: 'all',
      p_language_code: 'all',
      p_time_zone: 'UTC',
    })
    .throwOnError()
  expect(data).toMatchObject([{ value: 0 }])
})

test('[2.22, 5.7b] a lesson that was played plants its words, but for those of closed classes @desktop', async ({
  page,
  request,
  email,
}) => {
  test.slow()
  const lesson = readLesson('fr-FR', 'how-are-you')
  const { exercises, terms } = lesson
  const client = await startLearning(page, request, email, 'French')
  const wordsBy = async (planted_by: string | null) => {
    const { data } = await client.from('user_dictionaries').select('word_string, planted_by').throwOnError()
    return data.filter((row) => row.planted_by === planted_by).map(({ word_string }) => word_string)
  }
  await page.goto(coursePaths.lesson('fr-a1', 'first-words', 'how-are-you'))
  await toExercises(page, lesson, { adds: false })
  expect(await wordsBy('lesson')).toEqual([])
  for (const exercise of exercises) await answerRightly(page, exercise)
  await expect(page.getByRole('heading', { level: 2, name: /^Summary/ })).toBeFocused()
  const taught = terms.map(({ term }) => term)
  await expect
    .poll(async () => (await wordsBy('lesson')).toSorted())
    .toEqual(taught.filter((term) => term !== 'quel').toSorted())
  expect(await wordsBy(null)).toEqual(['quel'])
})
