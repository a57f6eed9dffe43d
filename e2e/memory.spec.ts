import type { Page } from '@playwright/test'
import { reviewPaths, settingsPaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { startAgain } from './support/session-sheet.ts'
import { expect, test } from './support/test.ts'

/** Lets the next message be one of the scene in which both get to know each other. */
async function meetInScene(page: Page, node: string): Promise<void> {
  const engineState = JSON.stringify({ scene: 'introductions', node, misses: 0, turn: 1 })
  await page.route(
    '**/api/tutor/turn',
    (route) => route.continue({ postData: { ...route.request().postDataJSON(), engineState } }),
    { times: 1 },
  )
}

test('[1.2] the tutor remembers what it was told and what was corrected, until the learner takes it back @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto(tutorPaths.topic('introductions'))
  const messages = page.getByRole('log').locator('[data-message-type="ai"]')
  await expect(messages).toHaveCount(2)
  const say = async (text: string) => {
    const before = await messages.count()
    const message = page.getByRole('textbox', { name: 'Your message' })
    await message.fill(text)
    const turn = page.waitForResponse('**/api/tutor/turn')
    const kept = page.waitForResponse(
      (response) => /tutor_histories/.test(response.url()) && response.request().method() !== 'GET',
    )
    await message.press('Enter')
    // A goal that was reached is answered by itself.
    await expect.poll(() => messages.count()).toBeGreaterThan(before)
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
    // Who leaves before its end, or before it is kept, has it taken once more.
    await (await turn).finished()
    await kept
  }

  await meetInScene(page, 'name')
  await say('Me llamo Tom')
  await say('Soy de Noruega')
  await say('Vivo en Turku')
  await meetInScene(page, 'hobby')
  await say('Me gusta la musica')

  await page.goto(settingsPaths.home)
  const card = page.getByRole('region', { name: 'What the tutor remembers' })
  const facts = card.getByRole('region', { name: 'About you' })
  await expect(facts.getByRole('listitem')).toHaveText([
    /Likes\s*la música/,
    /Lives\s*en Turku/,
    /Comes from\s*Noruega/,
    /Name\s*Tom/,
  ])
  await expectAccessible('the settings with what the tutor remembers')
  await card.getByRole('link', { name: 'All your mistakes' }).click()
  const mistakes = page.getByRole('list', { name: 'Your mistakes' })
  await expect(mistakes).toContainText(/música.*Accent/)

  // Where the scene is about people who meet for the first time, the tutor knows nobody.
  await page.goto(tutorPaths.topic('market'))
  await expect(async () => {
    await startAgain(page)
    await expect(messages).toHaveCount(2)
    await expect(messages.first()).toContainText('Tom', { timeout: 1000 })
  }).toPass()
  // It asks for what was wrong, and does not say it.
  await expect(messages.last()).toContainText('Me gusta la ___')
  await say('Hoy hay música en mi calle')
  await page.goto(reviewPaths.mistakes)
  // Used right once may be luck.
  await expect(mistakes.locator('[aria-current=step]')).toHaveText('Right in a talk')
  await page.goto(tutorPaths.topic('market'))
  await expect(page.getByRole('log')).toContainText('Hoy hay música')
  // Not after the tutor has just said it.
  await say('Gracias')
  await say('En mi calle no hay música')
  await expect(async () => {
    await page.goto(reviewPaths.mistakesShown({ state: 'grown' }))
    await expect(mistakes.locator('[aria-current=step]')).toHaveText('Grown', { timeout: 2000 })
  }).toPass()
  await page.goto(settingsPaths.home)

  await facts.getByRole('button', { name: 'Forget “Noruega”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget' }).click()
  await expect(facts.getByRole('listitem')).toHaveCount(3)
  await facts.getByRole('button', { name: 'Forget all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget' }).click()
  await expect(facts).toContainText('What you say about yourself')

  await card.getByRole('checkbox').click()
  await expect(card.getByRole('checkbox')).not.toBeChecked()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto(tutorPaths.topic('introductions'))
  await startAgain(page)
  await expect(messages).toHaveCount(2)
  await meetInScene(page, 'name')
  await say('Me llamo Tom')
  await meetInScene(page, 'city')
  await say('Vivo en Turku')
  await page.goto(settingsPaths.home)
  await expect(facts).toContainText('What you say about yourself')
})
