import { tutorPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'block' })

test('a talk is read and its words are looked up before the page is here, which then takes it up', async ({
  page,
  request,
  email,
}) => {
  await startLearning(page, request, email, 'Spanish')
  const turns: string[] = []
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/tutor/turn')) turns.push(asked.url())
  })
  // What draws pages is held up, as by a slow line.
  const isHere = Promise.withResolvers<void>()
  await page.route(/\/assets\/base-[^/]+\.js$/u, async (route) => {
    await isHere.promise
    await route.continue()
  })
  await page.goto(tutorPaths.topic('cafe'), { waitUntil: 'commit' })
  const early = page.locator('[data-early-talk]')
  await expect(early.getByRole('listitem')).toHaveCount(2)
  const [welcome = ''] = await early.locator('li > [lang="es-ES"]').allTextContents()
  expect(welcome).toMatch(/cafetería/u)
  await early.getByRole('button', { name: 'cafetería', exact: true }).click()
  await expect(early.getByRole('status')).toContainText('café, cafeteria')

  isHere.resolve()
  await expect(early).toHaveCount(0)
  const lines = page.getByRole('log').locator('[data-message-type="ai"]')
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText(welcome)
  // The word that was looked up is shown by the page now.
  await expect(page.getByRole('heading', { name: 'cafetería' })).toBeVisible()
  expect(turns).toHaveLength(1)
})

test('a scene that waits for its answer is read before the page is here, and nothing is asked anew', async ({
  page,
  request,
  email,
}) => {
  await startLearning(page, request, email, 'Mandarin')
  await page.goto(tutorPaths.topic('cafe'))
  const lines = page.getByRole('log').locator('[data-message-type="ai"]')
  await expect(lines).toHaveCount(2)
  const [welcome = ''] = await lines.allInnerTexts()
  const isHere = Promise.withResolvers<void>()
  const turns: string[] = []
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/tutor/turn')) turns.push(asked.url())
  })
  await page.route(/\/assets\/base-[^/]+\.js$/u, async (route) => {
    await isHere.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  const early = page.locator('[data-early-talk] li > [lang="zh-CN"]').first()
  await expect(early.locator('rt').first()).toHaveText('nínhǎo')
  expect((await early.innerText()).replaceAll(/[^\p{Script=Han}]/gu, '')).toBe(
    welcome.replaceAll(/[^\p{Script=Han}]/gu, '').replace(/^.*?(?=您好)/u, ''),
  )
  isHere.resolve()
  await expect(lines).toHaveCount(2)
  expect(turns).toEqual([])
})
