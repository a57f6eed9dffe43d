import { bankPaths, coursePaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { keptBankBytes, keptCourseFiles, keptReplies } from './support/kept-in-browser.ts'
import { startLearning } from './support/sign-up.ts'
import { sessionButton } from './support/session-sheet.ts'
import { expect, test } from './support/test.ts'

// What the app is without a connection hangs on what its service worker keeps.
test.use({ serviceWorkers: 'allow' })

test('[5.6a, 4.16a] the tutor goes on without a connection, and what was said is sent when it is back @phone', async ({
  page,
  context,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'Spanish')
  const prepared = page.waitForResponse(/lexicon\.json-.*\.gz/)
  await page.goto(tutorPaths.topic('introductions'))
  const log = page.getByRole('log')
  const replies = log.locator('[data-message-type="ai"]')
  await expect(replies).toHaveCount(2)
  await (await prepared).finished()

  await context.setOffline(true)
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('Yo tiene dos perro')
  await message.press('Enter')
  await expect(replies).toHaveCount(3)
  await expect(page.getByText(/You are offline. The built-in tutor/)).toBeVisible()
  await expect(log.getByText('The built-in tutor, without a connection')).toBeVisible()
  await expectAccessible('the tutor without a connection')

  await context.setOffline(false)
  await expect(page.getByText('You are back online. What was waiting here has been sent.')).toBeVisible()
  await expect(page.getByText(/You are offline. The built-in tutor/)).toBeHidden()
  await message.fill('Buenos días')
  await message.press('Enter')
  await expect(replies).toHaveCount(4)
  await expect(log.getByText('The built-in tutor, without a connection')).toHaveCount(1)
})

/** How a talk is called that begins with a greeting. */
const talkName = 'Meeting someone · Hola, buenos días'

test('[3.30, 9.6d] an app that was opened once opens without a connection, with its words and conversations @desktop', async ({
  page,
  context,
  request,
  email,
}) => {
  test.slow()
  await startLearning(page, request, email, 'Spanish')
  const prepared = page.waitForResponse(/lexicon\.json-.*\.gz/)
  await page.goto(tutorPaths.topic('introductions'))
  const log = page.getByRole('log')
  const replies = log.locator('[data-message-type="ai"]')
  await expect(replies).toHaveCount(2)
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('Hola, buenos días')
  await message.press('Enter')
  await expect(replies).toHaveCount(3)
  await (await prepared).finished()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect(log.getByRole('button', { name: 'buenos días', exact: true }).first()).toBeVisible()
  // Leaving the tutor brings what was met to the bank.
  const words = page.getByRole('grid').getByRole('checkbox')
  await expect(async () => {
    await page.goto(bankPaths.list)
    await expect(words.first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect.poll(() => keptBankBytes(page)).toBeGreaterThan(200)
  await expect.poll(() => keptCourseFiles(page)).toEqual([expect.stringMatching(/\/es-a1-\w+\.json$/)])
  await page.goto(tutorPaths.topic('introductions'))
  await expect(replies).toHaveCount(3)

  await context.setOffline(true)
  await page.reload()
  await expect(replies).toHaveCount(3)
  await message.fill('Yo tiene dos perro')
  await message.press('Enter')
  await expect(replies).toHaveCount(4)
  await expect(page.getByText(/You are offline. The built-in tutor/)).toBeVisible()
  await expect.poll(() => keptReplies(page)).toBe(4)

  await page.goto(bankPaths.list)
  await expect(words.first()).toBeVisible()
  await page.goto(tutorPaths.topic('introductions'))
  await expect(replies).toHaveCount(4)
  await expect(page.getByRole('button', { name: talkName, exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are back online. What was waiting here has been sent.')).toBeVisible()
})

test('conversations are renamed and deleted without a connection, and a course opens @phone', async ({
  page,
  context,
  request,
  email,
}) => {
  test.slow()
  await startLearning(page, request, email, 'Spanish')
  await page.goto(coursePaths.course('es-a1'))
  const course = page.getByRole('heading', { level: 1 })
  await expect(course).toBeVisible()
  // The outline, and the lesson to which the page leads.
  await expect.poll(() => keptCourseFiles(page)).toHaveLength(2)
  await page.goto(tutorPaths.topic('introductions'))
  const replies = page.getByRole('log').locator('[data-message-type="ai"]')
  await expect(replies).toHaveCount(2)
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('Hola, buenos días')
  await message.press('Enter')
  await expect(replies).toHaveCount(3)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const conversations = page.getByRole('region', { name: 'Conversations' })
  const showConversations = async () => {
    await sessionButton(page).click()
    await expect(conversations).toBeVisible()
  }
  const figures = / · \d+:\d\d · \d+ new words? met$/
  const named = (name: string) => conversations.getByRole('button', { name, exact: true })
  const visitCourse = async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('link', { name: 'Courses', exact: true }).click()
    await expect(course).toBeVisible()
    await page.goBack()
    await showConversations()
  }
  await showConversations()
  // The session has lasted a second and met words; what it came to is kept when the tutor is left.
  const session = page.getByRole('region', { name: 'Session', exact: true })
  await session.getByText('About this talk').click()
  await expect(session.getByText(/^\d+:(?!00)\d\d$/)).toBeVisible()
  await expect(session.getByText('Words you meet for the first time stand here.')).toBeHidden()
  await visitCourse()
  await expect(named(talkName)).toHaveAccessibleDescription(figures)

  await context.setOffline(true)
  await page.getByRole('button', { name: `Rename “${talkName}”` }).click()
  const dialog = page.getByRole('dialog', { name: /Rename/ })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('At the market')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(named('At the market')).toBeVisible()
  await visitCourse()
  await expect(named('At the market')).toHaveAccessibleDescription(figures)
  await page.goto(coursePaths.course('es-a1'))
  await expect(course).toBeVisible()
  await page.goto(tutorPaths.topic('introductions'))
  await expect(replies).toHaveCount(3)
  await showConversations()
  await expect(named('At the market')).toHaveAccessibleDescription(figures)

  await context.setOffline(false)
  await expect(page.getByText('You are back online. What was waiting here has been sent.')).toBeVisible()
  await page.reload()
  await showConversations()
  await expect(named('At the market')).toHaveAccessibleDescription(figures)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Delete “At the market”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(named('At the market')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText('You are back online. What was waiting here has been sent.')).toBeVisible()
  await page.reload()
  await showConversations()
  await expect(conversations).toContainText('What you talk about is kept here.')
})
