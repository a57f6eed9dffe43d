import type { Page } from '@playwright/test'
import { reviewPaths } from '../apps/web/src/lib/paths.ts'
import { startWithPast, type PastMistake } from './support/fill-bank.ts'
import { spoil, spoiled } from './support/failing-proxy.ts'
import { expect, settle, test } from './support/test.ts'

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
const answer = (days: number, is_right: boolean) => ({
  id: crypto.randomUUID(),
  at: Date.now() - days * day,
  day: ago(days).slice(0, 10),
  is_right,
})

/** Nothing of what a mistake may have been through. */
const young = {
  explanation: '',
  times_made: 1,
  times_right: 0,
  made_at: [ago(1)],
  answers: [],
  resolved_at: null,
}

/** One mistake at each stage of its life, of three kinds. */
const lives: PastMistake[] = [
  {
    ...young,
    original: 'gusta los perros',
    corrected: 'gustan los perros',
    sentence: 'Me gusta los perros.',
    mended: 'Me gustan los perros.',
    explanation: 'Los perros are many, so gustan.',
    category: 'form',
    times_made: 5,
    made_at: [ago(40), ago(19), ago(18), ago(10), ago(2)],
  },
  {
    ...young,
    original: 'la musica',
    corrected: 'la música',
    sentence: 'Escucho la musica.',
    mended: 'Escucho la música.',
    category: 'accent',
    made_at: [ago(3)],
    answers: [answer(1, true)],
  },
  {
    ...young,
    original: 'un cerveza',
    corrected: 'una cerveza',
    sentence: 'Quiero un cerveza.',
    mended: 'Quiero una cerveza.',
    explanation: 'Cerveza is feminine.',
    category: 'article',
    times_made: 2,
    times_right: 1,
    made_at: [ago(30), ago(29)],
    answers: [answer(20, true)],
  },
  {
    ...young,
    original: 'voy al cine',
    corrected: 'fui al cine',
    sentence: 'Ayer voy al cine.',
    mended: 'Ayer fui al cine.',
    category: 'form',
    made_at: [ago(50)],
    answers: [answer(40, true), answer(30, true)],
    resolved_at: ago(30),
  },
]

const rows = (page: Page) => page.getByRole('list', { name: 'Your mistakes' }).locator(':scope > li')
const rowOf = (page: Page, word: string) => rows(page).filter({ hasText: word })
const select = (page: Page, name: string) => page.getByRole('combobox', { name })

test('a mistake shows its sentence, reason, kind, trend and where it is in its life @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startWithPast({ page, request, email }, { mistakes: lives })
  await page.goto(reviewPaths.home)
  await page.getByRole('link', { name: /^Mistakes/ }).click()
  await expect(page).toHaveTitle(/Mistakes/)
  await expect(rows(page)).toHaveCount(3)
  const dogs = rowOf(page, 'perros')
  await expect(dogs.getByRole('deletion')).toHaveText('gusta')
  await expect(dogs.getByRole('insertion')).toHaveText('gustan')
  await expect(dogs).toContainText('Los perros are many, so gustan.')
  await expect(dogs).toContainText('Form of the word')
  await expect(dogs).toContainText('Made 5 times')
  await expect(dogs.getByRole('img', { name: 'The last three weeks: 2, 1, 1' })).toBeVisible()
  await expect(dogs).toContainText('less often of late')
  const stages = { perros: 'Made', música: 'Right in a review', cerveza: 'Right in a talk' }
  for (const [word, stage] of Object.entries(stages))
    await expect(rowOf(page, word).locator('[aria-current=step]')).toHaveText(stage)
  await expect(rowOf(page, 'música')).toContainText(/Comes back in \d/)
  await expect(rowOf(page, 'cerveza')).toContainText('not in the last three weeks')
  await expectAccessible('the mistakes')
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  await expectAccessible('the mistakes in the dark')
  // Nothing runs over the edge of a phone.
  const { width, scroll } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    scroll: document.documentElement.scrollWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(width)
})

test('on a phone the mistakes begin above their folded filters’ choices, and the practice is at the foot @phone', async ({
  page,
  request,
  email,
}) => {
  await startWithPast({ page, request, email }, { mistakes: lives })
  await page.goto(reviewPaths.mistakes)
  await expect(rows(page)).toHaveCount(3)
  await expect(select(page, 'Kind')).toBeHidden()
  const practise = page.getByRole('button', { name: 'Practise these 3 sentences' })
  await expect(practise).toBeInViewport({ ratio: 1 })
  const box = await practise.boundingBox()
  const bar = await page.getByRole('navigation', { name: 'Places' }).boundingBox()
  expect((bar?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(20)
  // The last of the page comes clear of it.
  await page.getByRole('button', { name: 'Forget all mistakes' }).click({ trial: true })

  await page.getByRole('button', { name: 'Filters' }).click()
  await select(page, 'Kind').selectOption('article')
  await expect(rows(page)).toHaveText([/cerveza/])
  await page.reload()
  await expect(page.getByRole('button', { name: '1 filter' })).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Practise this sentence' }).click()
  await expect(page.getByRole('deletion')).toHaveText('un')
})

test('mistakes are chosen by kind and state with the keyboard, and only these are practised @desktop', async ({
  page,
  request,
  email,
}) => {
  await startWithPast({ page, request, email }, { mistakes: lives })
  await page.goto(reviewPaths.mistakes)
  await expect(rows(page)).toHaveCount(3)
  await expect(select(page, 'State').locator('option')).toHaveText([
    'Still to mend (3)',
    'Not yet right (1)',
    'Right in a review (1)',
    'Right in a talk (1)',
    'Grown (1)',
    'All (4)',
  ])
  await select(page, 'Kind').selectOption({ label: 'Article (1)' })
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/kind=article/)
  await page.reload()
  await expect(rows(page)).toHaveText([/cerveza/])
  await page.getByRole('button', { name: 'Practise this sentence' }).press('Enter')
  await expect(page.getByRole('deletion')).toHaveText('un')
  await page.goBack()
  await expect(rows(page)).toHaveText([/cerveza/])
  await page.getByRole('button', { name: 'Practise this sentence' }).press('Enter')
  await page.getByRole('textbox').fill('una')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Right.' })).toContainText('Quiero una cerveza.')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await page.getByRole('button', { name: 'Back to your mistakes' }).press('Enter')
  // Right on a second day: it has grown, and is no longer among those to mend.
  await expect(page.getByText('No mistakes of this kind')).toBeVisible()
  await select(page, 'State').selectOption('grown')
  await expect(rows(page)).toHaveText([/cerveza[^]*Grown on/])
})

test('mistakes are forgotten one by one and all together, and stay gone @desktop', async ({
  page,
  request,
  email,
}) => {
  await startWithPast({ page, request, email }, { mistakes: lives })
  await page.goto(reviewPaths.mistakes)
  await rowOf(page, 'cerveza').getByRole('button', { name: 'Forget “una cerveza”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(select(page, 'State').locator('option').first()).toHaveText('Still to mend (2)')
  await page.getByRole('button', { name: 'Forget all mistakes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget' }).click()
  await expect(page.getByText('No open mistakes')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No open mistakes')).toBeVisible()
  await select(page, 'State').selectOption('all')
  await expect(page.getByText('No open mistakes')).toBeVisible()
})

test('a thousand mistakes come page by page @desktop', async ({ page, request, email }) => {
  const many = Array.from({ length: 1000 }, (_, place) => ({
    original: `la problema ${place}`,
    corrected: `el problema ${place}`,
    sentence: `Es la problema ${place}.`,
    mended: `Es el problema ${place}.`,
    last_made_at: ago(place),
  }))
  await startWithPast({ page, request, email }, { mistakes: many })
  await page.goto(reviewPaths.mistakes)
  await expect(rows(page)).toHaveCount(40)
  await expect(page.getByText('40 of 1000 shown')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows(page)).toHaveCount(80)
  await expect(rows(page).last()).toContainText('problema 79')
})

test('without a connection the mistakes that were kept stay, are practised and forgotten @desktop', async ({
  page,
  context,
  request,
  email,
}) => {
  await startWithPast({ page, request, email }, { mistakes: lives })
  await page.goto(reviewPaths.home)
  await page.getByRole('link', { name: /^Mistakes/ }).click()
  await expect(rows(page)).toHaveCount(3)
  await settle(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Review', exact: true }).first().click()
  await page.getByRole('link', { name: /^Mistakes/ }).click()
  await expect(rows(page)).toHaveCount(3)
  await select(page, 'Kind').selectOption('article')
  await expect(page.getByText(/^Without a connection only the mistakes/)).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await rowOf(page, 'cerveza').getByRole('button', { name: 'Forget “una cerveza”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget' }).click()
  await expect(page.getByText('No mistakes of this kind')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await select(page, 'Kind').selectOption('all')
  await expect(rows(page)).toHaveCount(2)
})

test('that the mistakes cannot be loaded is said, with the way to try again @desktop', async ({
  page,
  request,
  email,
}) => {
  await startWithPast({ page, request, email }, { mistakes: lives })
  const stop = await spoil(page, /\/rest\/v1\/learner_mistakes/, spoiled['a server that breaks'])
  await page.goto(reviewPaths.mistakes)
  await expect(page.getByRole('alert')).toContainText('Your mistakes could not be loaded.')
  await stop()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page)).toHaveCount(3)
})
