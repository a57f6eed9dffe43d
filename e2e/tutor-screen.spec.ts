import { createClient } from '@supabase/supabase-js'
import type { APIRequestContext, Page } from '@playwright/test'
import { tutorPaths } from '../apps/web/src/lib/paths.ts'
import { password, startLearning } from './support/sign-up.ts'
import { sessionButton } from './support/session-sheet.ts'
import { expect, settle, test } from './support/test.ts'

/** Most that may move by itself, as the browser counts layout shifts. */
const mostShift = 0.02

async function openTutor(page: Page, request: APIRequestContext, email: string) {
  await startLearning(page, request, email, 'Spanish')
  await page.goto(tutorPaths.topic('introductions'))
  await expect(page.getByRole('log').locator('[data-message-type="ai"]')).toHaveCount(2)
}

/** Sums up the layout shifts that no input of the learner's explains. */
async function watchShifts(page: Page) {
  await page.evaluate(() => {
    const watched = window as Window & { shift?: number }
    watched.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) watched.shift = (watched.shift ?? 0) + entry.value
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => (window as Window & { shift?: number }).shift ?? 0)
}

/** A finger that goes from one place to another. */
async function swipe(page: Page, from: [x: number, y: number], to: [x: number, y: number]) {
  // A sheet that still slides in takes a touch for a part of its way.
  await settle(page)
  const session = await page.context().newCDPSession(page)
  const touch = (type: string, points: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map(([x, y]) => ({ x, y })),
    })
  await touch('touchStart', [from])
  await touch('touchMove', [to])
  await touch('touchEnd', [])
}

test('[2.51, 9.8b] on a phone the sides are sheets that close in every usual way @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await openTutor(page, request, email)
  const opener = sessionButton(page)
  const session = page.getByRole('dialog', { name: 'Session' })

  await opener.click()
  await expect(session.getByRole('region', { name: 'Conversations' })).toBeVisible()
  await expectAccessible('the session sheet')
  // The keyboard stays inside.
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab')
    expect(await session.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(session).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await page.goBack()
  await expect(session).toBeHidden()
  await expect(page).toHaveURL(/\/tutor\?topic=introductions$/)

  await opener.click()
  await expect(session).toBeVisible()
  await swipe(page, [250, 400], [120, 410])
  await expect(session).toBeHidden()

  await page.getByRole('button', { name: 'Feedback' }).click()
  const feedback = page.getByRole('dialog', { name: 'Feedback' })
  await expectAccessible('the feedback sheet')
  await feedback.getByRole('button', { name: 'Close' }).click()
  await expect(feedback).toBeHidden()

  await page.getByRole('log').locator('[data-message-type="ai"] button').first().click()
  const word = page.getByRole('dialog', { name: 'Word' })
  await expect(word.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible()
  await expectAccessible('the word sheet')
  const top = (await word.boundingBox())?.y ?? 0
  await swipe(page, [195, top + 30], [200, top + 160])
  await expect(word).toBeHidden()
})

test('a reply streams in, is heard and followed by feedback and suggestions without moving the page', async ({
  page,
  request,
  email,
}) => {
  test.slow()
  await openTutor(page, request, email)
  const log = page.getByRole('log')
  const composer = page.getByRole('textbox', { name: 'Your message' })
  const suggestions = page.getByRole('group', { name: 'Suggested replies' }).getByRole('button')
  const heard = log.getByRole('group', { name: 'Playback' })
  const shift = await watchShifts(page)
  const place = await composer.boundingBox()
  for (const [round, text] of ['Quiero un cerveza', 'Yo tiene dos perro', 'No sé'].entries()) {
    await composer.fill(text)
    await composer.press('Enter')
    const reply = log.getByRole('listitem').nth(round * 2 + 3)
    await expect(reply.getByRole('group', { name: 'Playback' })).toBeVisible({ timeout: 30_000 })
    await expect(reply.getByRole('button', { pressed: false }).first()).toBeVisible()
    await expect(suggestions.first()).toBeVisible()
  }
  await expect(log.getByRole('insertion')).toHaveText(['una', 'tengo', 'perros'])
  await heard.getByRole('button', { name: 'Stop' }).click()
  await expect(heard).toHaveCount(0)
  expect(await shift()).toBeLessThanOrEqual(mostShift)
  expect(await composer.boundingBox()).toEqual(place)
  const beyondTheScreen = () => document.documentElement.scrollHeight - document.documentElement.clientHeight
  expect(await page.evaluate(beyondTheScreen), 'only the conversation scrolls').toBe(0)
})

test('a conversation of 200 messages opens at its end and can be scrolled back to its beginning @phone', async ({
  page,
  request,
  email,
}) => {
  await openTutor(page, request, email)
  const { supabaseUrl, supabaseKey } = (await (await request.get('/config.json')).json()) as {
    supabaseUrl: string
    supabaseKey: string
  }
  const client = createClient(supabaseUrl, supabaseKey, { auth: { persistSession: false } })
  const { data } = await client.auth.signInWithPassword({ email, password })
  const messages = Array.from({ length: 200 }, (_, n) => ({
    id: `m${n}`,
    type: n % 2 === 0 ? 'ai' : 'user',
    messageType: 'conversation',
    content: `Mensaje ${n}: ayer fui al mercado con mi hermana y compramos tomates, cebollas y un poco de queso.`,
    timestamp: '2026-11-20T10:00:00.000Z',
  }))
  const row = { user_id: data.user?.id, language_code: 'es-ES', title: 'Long talk', messages }
  expect((await client.from('tutor_histories').insert(row)).error).toBeNull()
  await page.reload()

  await sessionButton(page).click()
  await page.getByRole('button', { name: 'Long talk', exact: true }).click()
  const log = page.getByRole('log')
  await expect(log.getByText('Mensaje 199')).toBeInViewport()
  await expect(log.getByRole('button', { name: 'mercado', exact: true }).last()).toBeInViewport()
  await expect(log.getByText('Mensaje 100:')).toHaveCount(0)

  for (const hidden of [141, 81, 21]) {
    const earlier = log.getByRole('button', { name: `Show earlier messages (${hidden})` })
    await earlier.scrollIntoViewIfNeeded()
    const first = log.locator('[data-message-type]').first()
    const before = await first.elementHandle()
    const place = (await before?.boundingBox())?.y ?? 0
    await earlier.press('Enter')
    await expect(log.locator('[data-message-type]')).toHaveCount(Math.min(200, 260 - hidden))
    // What was in view stays where it was.
    expect(Math.abs(((await before?.boundingBox())?.y ?? 0) - place)).toBeLessThan(80)
  }
  await expect(log.getByText('Mensaje 0:')).toHaveCount(1)
  // However long, the conversation scrolls within the screen and the page does not.
  const overflow = await page
    .locator('html')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(overflow).toBe(0)
  const beginning = log.getByRole('listitem').first()
  await beginning.scrollIntoViewIfNeeded()
  await expect(beginning.getByRole('button', { name: 'mercado', exact: true })).toBeVisible()
})

test('a word longer than the screen breaks instead of widening the conversation @phone', async ({
  page,
  request,
  email,
}) => {
  await openTutor(page, request, email)
  const composer = page.getByRole('textbox', { name: 'Your message' })
  await composer.fill(`Quiero un cerveza ${'esdrújula'.repeat(40)}`)
  await composer.press('Enter')
  const log = page.getByRole('log')
  await expect(log.locator('[data-message-type="ai"]')).toHaveCount(3)
  await expect(log.getByRole('button', { name: 'cerveza', exact: true }).first()).toBeVisible()
  for (const region of [log, page.locator('html')]) {
    const { scrollWidth, clientWidth } = await region.evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
    }))
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  }
})

test('[3.25, 4.16a] a session is ended with a look back, and another one begins @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await openTutor(page, request, email)
  const composer = page.getByRole('textbox', { name: 'Your message' })
  await composer.fill('Quiero un cerveza')
  await composer.press('Enter')
  await expect(page.getByRole('log').getByRole('insertion')).toHaveText('una')
  // The panel beside it does not say the same once more.
  await expect(page.getByRole('region', { name: 'Feedback' })).toContainText('stands in your sentence')
  await expect(page.getByRole('insertion')).toHaveCount(1)
  await expect(
    page.getByRole('log').getByRole('button', { name: 'cerveza', exact: true }).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'End the talk' }).click()
  const end = page.getByRole('region', { name: /with Alex$/ })
  await expect(end.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(end.getByRole('insertion')).toHaveText('una')
  await expect(end.getByRole('list', { name: 'Words planted' })).toContainText('cerveza')
  await expectAccessible('the end of a talk')
  for (const figure of ['New words met', 'Words planted', 'Recalled unaided'])
    await expect(end.locator('div', { has: page.getByText(figure, { exact: true }) }).last()).toContainText(
      /[1-9]/,
    )
  await expect(composer).toBeHidden()
  await end.getByRole('link', { name: /^Practise th/u }).click()
  await expect(page.getByRole('button', { name: 'Turn the card' })).toBeVisible()
  await page.goBack()
  await end.getByRole('link', { name: 'Other topics' }).click()
  await expect(page).toHaveURL(/view=topics$/u)
  // The talk is over, and another one begins with the same topic.
  await page.getByRole('link', { name: /^Meeting someone/u }).click()
  await expect(composer).toBeVisible()
  await expect(page.getByRole('log').getByRole('insertion')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'End the talk' })).toBeVisible()
})

test('[2.54] a talk that is loaded anew is one talk at its end, with the words met before @desktop', async ({
  page,
  request,
  email,
}) => {
  await openTutor(page, request, email)
  const composer = page.getByRole('textbox', { name: 'Your message' })
  const log = page.getByRole('log')
  await composer.fill('Quiero una cerveza')
  await composer.press('Enter')
  await expect(log.locator('[data-message-type="ai"]')).toHaveCount(3)
  await expect(log.getByRole('button', { name: 'cerveza', exact: true }).first()).toBeVisible()
  const endTalk = page.getByRole('button', { name: 'End the talk' })
  await page.waitForFunction(() =>
    Object.entries({ ...localStorage }).some(
      ([key, value]) => key.startsWith('lingarden:session:') && String(value).includes('cerveza'),
    ),
  )
  await page.reload()
  await expect(log.getByText('Quiero una cerveza')).toBeVisible()
  await endTalk.click()
  const end = page.getByRole('region', { name: /with Alex$/ })
  await expect(end.getByRole('list', { name: 'Words planted' })).toContainText('cerveza')
  for (const figure of ['New words met', 'Words planted'])
    await expect(end.locator('div', { has: page.getByText(figure, { exact: true }) }).last()).toContainText(
      /[1-9]/,
    )
  // What was ended is not taken up again.
  await page.goto(tutorPaths.topic('introductions'))
  await composer.fill('Tengo un perro')
  await composer.press('Enter')
  await expect(log.getByRole('button', { name: 'perro', exact: true }).first()).toBeVisible()
  await endTalk.click()
  await expect(end.getByRole('list', { name: 'Words planted' })).toContainText('perro')
  await expect(end.getByRole('list', { name: 'Words planted' })).not.toContainText('cerveza')
})

test('a page that is reloaded in the middle of a reply goes on with it by itself @desktop', async ({
  page,
  request,
  email,
}) => {
  await openTutor(page, request, email)
  const replies = page.getByRole('log').locator('[data-message-type="ai"]')
  const before = await replies.count()
  // The reply is still on its way when the page goes.
  await page.route('**/api/tutor/turn', () => undefined)
  const composer = page.getByRole('textbox', { name: 'Your message' })
  await composer.fill('Quiero un café')
  await composer.press('Enter')
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  await expect(page.getByRole('log').getByText('Quiero un café')).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await expect(replies).toHaveCount(before + 1)
  await expect(page.getByRole('log').getByText('Quiero un café')).toHaveCount(1)
  await expect(page.getByText('Sorry, an error occurred')).toBeHidden()
})

test('a word that is struck out is said to be so @desktop', async ({ page, request, email }) => {
  await startLearning(page, request, email, 'Mandarin')
  await page.goto(tutorPaths.topic('introductions'))
  const log = page.getByRole('log')
  await expect(log.locator('[data-message-type="ai"]')).toHaveCount(2)
  const composer = page.getByRole('textbox', { name: 'Your message' })
  await composer.fill('我是很高兴。')
  await composer.press('Enter')
  await expect(log.getByRole('deletion')).toHaveText('是')
  await expect(log.getByRole('deletion')).toMatchAriaSnapshot('- deletion: "struck out: 是"')
})

test('a name that is looked up says why it is not planted, and may be added @desktop', async ({
  page,
  request,
  email,
}) => {
  await openTutor(page, request, email)
  const composer = page.getByRole('textbox', { name: 'Your message' })
  await composer.fill('Vivo en Madrid')
  await composer.press('Enter')
  await page.getByRole('log').getByRole('button', { name: 'Madrid', exact: true }).first().click()
  const panel = page.getByRole('region', { name: 'Word', exact: true })
  await expect(panel.getByText(/^Names, numbers and words of other languages/)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Plant it' })).toBeVisible()
})

for (const [width, height] of [
  [844, 390],
  [640, 400],
] as const)
  test(`a phone on its side shows what was said and where to answer, ${width} by ${height} @phone`, async ({
    page,
    request,
    email,
  }) => {
    await page.setViewportSize({ width, height })
    await startLearning(page, request, email, 'Spanish')
    await page.goto(tutorPaths.topic('introductions'))
    const replies = page.getByRole('log').locator('[data-message-type="ai"]')
    await expect(replies).toHaveCount(2)
    await expect(page.getByRole('textbox', { name: 'Your message' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('group', { name: 'Suggested replies' })).toBeInViewport({ ratio: 1 })
    await expect(replies.last()).toBeInViewport({ ratio: 0.5 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
