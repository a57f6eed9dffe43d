import { loadCommonWords, loadTaughtWords } from '@lingarden/languages/load'
import { bankPaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('a common word that no lesson teaches is told in Chinese to who reads Chinese, in a talk and in a search @desktop', async ({
  page,
  request,
  email,
}) => {
  const { zh: common = {} } = await loadCommonWords('fr')
  const taught = new Set((await loadTaughtWords('fr')).map(({ term }) => term))
  const learner = await startLearning(page, request, email, 'French')
  await learner.from('profiles').update({ interface_language: 'zh' }).not('id', 'is', null).throwOnError()
  await page.goto(tutorPaths.topic('cafe'))
  const line = page.getByRole('log').locator('[data-message-type="ai"]').last()
  await expect(line.locator('[data-word]').first()).toBeVisible()
  const said = await line.locator('[data-word]').allInnerTexts()
  const place = said.findIndex((word) => Object.hasOwn(common, word) && !taught.has(word))
  const word = said[place] ?? ''
  await line.locator('[data-word]').nth(place).click()
  const view = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: word, exact: true }) })
  await expect(view.getByText(common[word] ?? '', { exact: true })).toHaveAttribute('lang', 'zh')
  await expect(view.getByText(/^英文：/u)).toBeVisible()

  await page.goto(bankPaths.dictionary)
  await page.getByRole('searchbox').fill('谎言')
  await expect(page.getByRole('link', { name: 'mensonge', exact: true })).toBeVisible()
})
