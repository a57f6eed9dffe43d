import { tmpdir } from 'node:os'
import type { Database } from '@lingarden/database/generated/types'
import type { Locator, Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { settingsPaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { hearing, stubTranscription } from './support/fake-microphone.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test.use({
  launchOptions: await hearing(tmpdir(), 'es', ['Hoy trabajo en una casa grande.', 0.2]),
  permissions: ['microphone', 'local-network-access'],
})

type Learner = SupabaseClient<Database>

const week = 7 * 86_400_000

/** A talk of before, as an export brings it along: the language is talked since then. */
async function talkedSince(client: Learner, languageCode: string, since: number): Promise<void> {
  const { data } = await client.from('profiles').select('id').single().throwOnError()
  const at = new Date(since).toISOString()
  const talk = {
    id: crypto.randomUUID(),
    language_code: languageCode,
    title: 'Long ago',
    messages: [{ id: 'm1', type: 'user', content: 'Hola', timestamp: at }],
    created_at: at,
  }
  await client
    .rpc('restore_own_data', { p_user_id: data.id, p_table: 'tutor_histories', p_rows: [talk] })
    .throwOnError()
}

/** The learner chooses to look for mistakes first. */
async function wantHints(client: Learner): Promise<void> {
  const { data } = await client.from('profiles').select('id').single().throwOnError()
  await client.from('profiles').update({ hint_first: true }).eq('id', data.id).throwOnError()
}

const replies = (page: Page) => page.getByRole('log').locator('[data-message-type="ai"]')
const own = (page: Page) => page.getByRole('log').locator('[data-message-type="user"]').last()

/** Opens a talk about the day, in which a recast is said. */
async function openTalk(page: Page): Promise<void> {
  await page.goto(tutorPaths.topic('open-my-day'))
  await expect(replies(page)).toHaveCount(2)
}

async function say(page: Page, text: string): Promise<void> {
  const before = await replies(page).count()
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill(text)
  // A reply that is asked for anew, after the page was left, comes first.
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  await message.press('Enter')
  await expect.poll(() => replies(page).count()).toBeGreaterThan(before)
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
}

async function expectLook(page: Page, name: string): Promise<void> {
  const folder = process.env['LADDER_PICTURES']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

const tryField = (bubble: Locator) => bubble.getByRole('textbox', { name: /^Your sentence again/ })
const wrong = 'Hoy trabajo en un casa grande'
const right = 'Hoy trabajo en una casa grande'
const mistakes = async (client: Learner) =>
  (await client.from('learner_mistakes').select('*').order('created_at').throwOnError()).data

test('from the second week on a mistake is pointed at first, and who finds it is told so and credited', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  const client = await startLearning(page, request, email, 'Spanish')
  await talkedSince(client, 'es-ES', Date.now() - week - 60_000)
  await openTalk(page)
  await say(page, wrong)
  const bubble = own(page)
  await expect(bubble.getByText('Look at the small word before the noun.')).toBeVisible()
  await expect(bubble.locator('mark')).toContainText('un')
  // Nothing gives it away: neither the bubble, nor the feedback beside it, nor the reply.
  await expect(bubble.locator('ins')).toHaveCount(0)
  await expect(page.getByText('una casa')).toHaveCount(0)
  await expectAccessible('a mistake that was pointed at')
  await expectLook(page, `hint-${test.info().project.name}`)

  // By the keyboard alone: the marked word is chosen, so that typing takes its place.
  await bubble.getByRole('button', { name: 'Try again' }).press('Enter')
  const field = tryField(bubble)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(wrong)
  await page.keyboard.type('unos')
  await page.keyboard.press('Enter')
  const outcome = bubble.getByRole('status').filter({ hasText: 'Not yet.' })
  await expect(outcome).toContainText('It begins with “u” and has 3 letters.')
  await expect(field).toBeFocused()
  await expectAccessible('a try that missed')
  await expectLook(page, `missed-${test.info().project.name}`)
  await field.fill(right)
  await page.keyboard.press('Enter')
  const found = bubble.getByText('You put it right yourself.')
  await expect(found).toBeFocused()
  await expect(bubble.locator('ins')).toContainText('una')
  await expectAccessible('a mistake that was found')
  await expectLook(page, `found-${test.info().project.name}`)

  // Remembered once, with the credit; it is no answer of a day, so that a talk brings it back.
  await expect.poll(async () => (await mistakes(client))[0]?.self_mended_at ?? null).not.toBeNull()
  expect(await mistakes(client)).toMatchObject([
    { stage: 'made', times_made: 1, answers: [], times_right: 0 },
  ])
  await page.reload()
  await expect(own(page).getByText('You put it right yourself.')).toBeVisible()
  await page.goto(tutorPaths.topic('cafe'))
  await expect(replies(page).nth(1)).toContainText('___ casa grande')
})

test('a second try that misses shows form and reason, and the talk goes on all the while @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  const client = await startLearning(page, request, email, 'Spanish')
  await wantHints(client)
  await openTalk(page)
  await say(page, wrong)
  const bubble = own(page)
  await bubble.getByRole('button', { name: 'Try again' }).click()
  for (const said of [wrong, 'unos casa']) {
    await tryField(bubble).fill(said)
    await bubble.getByRole('button', { name: 'Check' }).click()
  }
  await expect(bubble.locator('ins')).toContainText('una')
  await expect(tryField(bubble)).toHaveCount(0)
  await expect(page.getByText('You put it right yourself.')).toHaveCount(0)
  await expect(page.getByRole('log').getByRole('button', { name: 'Practise this' })).toBeVisible()
  await expectAccessible('a mistake that was shown after two tries')

  // Another one is left: it is shown when the talk goes on, and the tutor says it right.
  await say(page, 'Vivo en un casa pequeña')
  await expect(own(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(replies(page).filter({ hasText: 'Vivo en una casa pequeña' })).toHaveCount(0)
  await say(page, 'Tengo una hermana')
  await expect(replies(page).filter({ hasText: 'Vivo en una casa pequeña' })).toHaveCount(1)
  await expect(page.getByRole('log').locator('ins').filter({ hasText: 'una' })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('in the first week, and once it is switched off, the right form is there at once @desktop', async ({
  page,
  request,
  email,
}) => {
  const client = await startLearning(page, request, email, 'Spanish')
  await talkedSince(client, 'es-ES', Date.now() - week + 3_600_000)
  await openTalk(page)
  await say(page, wrong)
  await expect(own(page).locator('ins')).toContainText('una')
  await expect(replies(page).last()).toContainText(right)

  // The switch of the settings says how it is, and turns it on.
  await page.goto(settingsPaths.home)
  const hints = page.getByRole('checkbox', { name: /^Point at a mistake first/ })
  await expect(hints).not.toBeChecked()
  await hints.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto(tutorPaths.topic('open-my-day'))
  await expect(replies(page)).toHaveCount(3)
  await say(page, wrong)
  const bubble = own(page)
  await expect(bubble.getByRole('button', { name: 'Show me' })).toBeVisible()

  // One click in the bubble turns it off, here and on every device.
  await bubble.getByRole('button', { name: 'Always show the answer at once' }).click()
  await expect(bubble.locator('ins')).toContainText('una')
  await expect(page.getByText(/^Right forms are shown at once from now on/)).toBeVisible()
  const chosen = async () => (await client.from('profiles').select('hint_first').single().throwOnError()).data
  await expect.poll(chosen).toEqual({ hint_first: false })
  await say(page, 'Vivo en un casa pequeña')
  await expect(own(page).locator('ins')).toContainText('una')
  await expect(replies(page).last()).toContainText('Vivo en una casa pequeña')
  await page.goto(settingsPaths.home)
  await expect(hints).not.toBeChecked()
})

test('only the most important mistake is asked back, and “Show me” shows it @desktop', async ({
  page,
  request,
  email,
}) => {
  const client = await startLearning(page, request, email, 'Spanish')
  await wantHints(client)
  await openTalk(page)
  await say(page, 'Yo tener dos hermano y una hermana alto')
  const bubble = own(page)
  await expect(bubble.locator('mark')).toHaveCount(1)
  await expect(bubble.locator('mark')).toContainText('tener')
  for (const other of ['hermanos', 'alta'])
    await expect(bubble.locator('ins', { hasText: other })).toBeVisible()
  await expectLook(page, 'several')
  await bubble.getByRole('button', { name: 'Show me' }).click()
  await expect(bubble.locator('ins', { hasText: 'tengo' })).toBeVisible()
  await expect(bubble.locator('mark')).toHaveCount(0)
  await expect.poll(async () => (await mistakes(client)).length).toBe(3)
  for (const one of await mistakes(client)) expect(one.self_mended_at).toBeNull()
})

test('without a connection a mistake is found, too, and credited when it is back @phone', async ({
  page,
  context,
  request,
  email,
}) => {
  const client = await startLearning(page, request, email, 'Spanish')
  await wantHints(client)
  const prepared = page.waitForResponse(/lexicon\.json-.*\.gz/)
  await openTalk(page)
  await (await prepared).finished()
  await context.setOffline(true)
  await say(page, wrong)
  const bubble = own(page)
  await bubble.getByRole('button', { name: 'Try again' }).click()
  // Right in words of its own: only the checks can tell.
  await tryField(bubble).fill('Hoy trabajo en un piso grande')
  await bubble.getByRole('button', { name: 'Check' }).click()
  await expect(bubble.getByText('You put it right yourself.')).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await mistakes(client))[0]?.self_mended_at ?? null).not.toBeNull()
  expect(await mistakes(client)).toMatchObject([{ times_made: 1 }])
})

test('a sentence said once more is written down, looked at and found @desktop', async ({
  page,
  request,
  email,
}) => {
  const client = await startLearning(page, request, email, 'Spanish')
  await wantHints(client)
  await stubTranscription(page, [right])
  await openTalk(page)
  await say(page, wrong)
  const bubble = own(page)
  await bubble.getByRole('button', { name: 'Try again' }).click()
  await bubble.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect(bubble.getByRole('timer')).toHaveText('0:02', { timeout: 30_000 })
  await bubble.getByRole('button', { name: 'Done speaking' }).click()
  await expect(tryField(bubble)).toHaveValue(right)
  await bubble.getByRole('button', { name: 'Check' }).click()
  await expect(bubble.getByText('You put it right yourself.')).toBeVisible()
})
