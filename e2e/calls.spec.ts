import type { Page } from '@playwright/test'
import { bankPaths, coursePaths, pagePaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { fillBank } from './support/fill-bank.ts'
import { meetWords, readLesson } from './support/play-lesson.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

interface Call {
  method: string
  params: Record<string, string>
  body: unknown
}

/** What the page asks of a table or function of the data API from now on. */
function callsTo(page: Page, resource: string): Call[] {
  const calls: Call[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname !== `/rest/v1/${resource}` || request.method() === 'OPTIONS') return
    const body: unknown = request.postDataJSON()
    calls.push({ method: request.method(), params: Object.fromEntries(searchParams), body })
  })
  return calls
}

const idOf = async (learner: Awaited<ReturnType<typeof startLearning>>) =>
  (await learner.from('profiles').select('id').single().throwOnError()).data.id

test('[5.7c, 6.3a, 7.12] the bank is listed, searched, tagged, added to and cleared as the learner’s own @desktop', async ({
  page,
  request,
  email,
}) => {
  const learner = await startLearning(page, request, email, 'Spanish')
  await fillBank(page, email, { words: [{ word: 'sol', seen: 4, tags: ['sky'] }] })
  const own = { user_id: `eq.${await idOf(learner)}`, language_code: 'eq.es-ES' }
  const calls = callsTo(page, 'user_dictionaries')
  const isThere = (method: string, params: Record<string, unknown>) =>
    expect
      .poll(() => calls)
      .toContainEqual(expect.objectContaining({ method, params: expect.objectContaining(params) }))

  await page.goto(bankPaths.list)
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'sol', exact: true }) })
  await expect(row).toBeVisible()
  await isThere('GET', { ...own, order: expect.stringMatching(/^updated_at\.desc/) })

  await row.getByRole('link').click()
  const sheet = page.getByRole('dialog', { name: 'sol' })
  await sheet.getByText('Tags', { exact: true }).click()
  await sheet.getByRole('textbox', { name: 'Add tags' }).fill('warm')
  await sheet.getByRole('button', { name: 'Add tags' }).click()
  await isThere('GET', { ...own, select: 'word_string,tags', word_string: 'in.(sol)' })
  await isThere('PATCH', { ...own, word_string: 'in.(sol)' })
  const tagged = calls.find(({ method }) => method === 'PATCH')?.body
  expect(tagged).toEqual({ tags: ['sky', 'warm'], updated_at: 'now' })
  await page.keyboard.press('Escape')

  await row.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await isThere('DELETE', { ...own, word_string: 'in.(sol)' })

  await page.goto(bankPaths.words)
  await page.getByRole('main').getByRole('link', { name: 'Add words' }).last().click()
  await page.getByLabel('Word or phrase').fill('coffee')
  await page.getByRole('button', { name: 'Add café', exact: true }).click()
  await isThere('GET', { ...own, select: 'id', word_string: 'eq.café', limit: '1' })
  await isThere('POST', { on_conflict: 'user_id,language_code,word_string' })
  await expect
    .poll(async () => (await learner.from('user_dictionaries').select('word_string, seen')).data)
    .toEqual([{ word_string: 'café', seen: 1 }])
})

test('[5.7b] the words of a lesson begin with nothing, and those that are known stay as they are @desktop', async ({
  page,
  request,
  email,
}) => {
  const learner = await startLearning(page, request, email, 'Spanish')
  const known = { word: 'hola', seen: 9, tags: ['first'], notes: 'hi', sentences: ['¡Hola, Ana!'] }
  await fillBank(page, email, { words: [known] })
  await page.goto(coursePaths.unit('es-a1', 'first-words'))
  await page.getByRole('link', { name: 'Hello and goodbye' }).click()
  await meetWords(page, readLesson('es-ES', 'hello-and-goodbye'))
  await page.getByRole('button', { name: /^Add \d+ words$/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Dialogue/ })).toBeVisible()
  const rows = async () => {
    const columns = 'word_string, seen, clicks, tags, notes, sentences'
    const { data } = await learner.from('user_dictionaries').select(columns).order('word_string')
    return data ?? []
  }
  await expect.poll(async () => (await rows()).length).toBe(10)
  const nothing = { seen: 0, clicks: 0, tags: [], notes: '', sentences: [] }
  for (const { word_string, ...row } of await rows())
    expect(row, word_string).toEqual(
      word_string === 'hola'
        ? { ...nothing, seen: 9, tags: ['first'], notes: 'hi', sentences: ['¡Hola, Ana!'] }
        : nothing,
    )
})

test('[7.11a] days are read by learner, language and date, and by a range of dates @desktop', async ({
  page,
  request,
  email,
}) => {
  const learner = await startLearning(page, request, email, 'Spanish')
  const days = callsTo(page, 'daily_analytics_history')
  await page.goto(pagePaths.analytics)
  const own = { user_id: `eq.${await idOf(learner)}`, language_code: 'eq.es-ES' }
  const isRead = (date: RegExp) =>
    expect
      .poll(() => days.map(({ method, params }) => ({ method, ...params })))
      .toContainEqual(expect.objectContaining({ method: 'GET', ...own, date: expect.stringMatching(date) }))
  await isRead(/^eq\.\d{4}-\d\d-\d\d$/)
  await isRead(/^(gte|lte|lt|gt)\.\d{4}-\d\d-\d\d$/)
})

test('[3.26, 7.2] the tutor speaks with the voice that is set, and explains words where one points @desktop', async ({
  page,
  request,
  email,
}) => {
  const learner = await startLearning(page, request, email, 'Spanish')
  const set = (change: { show_definitions_on_hover: boolean; voice_setting: 'nova' }) =>
    learner.from('profiles').update(change).neq('email', '').throwOnError()
  await set({ show_definitions_on_hover: true, voice_setting: 'nova' })
  const spoken = page.waitForRequest('**/api/tutor/tts')
  await page.goto(tutorPaths.topic('introductions'))
  const first = page.getByRole('log').locator('[data-message-type="ai"]').first()
  const word = first.locator('[lang="es-ES"]').getByRole('button').first()
  await word.hover()
  await expect(page.getByRole('tooltip')).toHaveText(/\S/)
  await word.click()
  await page
    .getByRole('log')
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^Listen/ })
    .click()
  const asked = await spoken
  expect(asked.postDataJSON()).toEqual({
    text: expect.stringMatching(/\S/),
    voice: 'nova',
    shortLanguageCode: 'es',
    instructions: expect.stringMatching(/^Speak /),
  })
  const answer = await asked.response()
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['content-type']).toMatch(/^audio\//)

  await set({ show_definitions_on_hover: false, voice_setting: 'nova' })
  await page.reload()
  await word.hover()
  await expect(word).toBeVisible()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})
