import { bankPaths, helpPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('[1.8, 2.18] help is a link away from an empty page, is searched, and says who is to ask @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto(bankPaths.words)
  await page.getByRole('link', { name: 'Help with this' }).click()
  await expect(page).toHaveURL('/support/how-words-grow')
  await expect(page.getByRole('heading', { level: 1, name: 'How words grow' })).toBeFocused()
  await expectAccessible('an article')

  await page.getByRole('link', { name: 'All help' }).click()
  await expectAccessible('the help')
  const search = page.getByRole('searchbox', { name: 'Search the help' })
  await search.fill('Micróphone permission')
  const results = page.getByRole('region', { name: 'Search the help' })
  await expect(results.getByRole('link').first()).toContainText('The microphone does not work')
  await expectAccessible('what the help found')
  await results.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'The microphone does not work' })).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('Micróphone permission')
  await search.fill('xyzzy')
  await expect(page.getByText('Nothing here matches your search.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all topics' }).click()
  await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible()

  await page.getByRole('link', { name: 'About Lingarden' }).click()
  await expect(page.getByText('CC-CEDICT')).toBeVisible()
  await expect(page.getByText('has left no address')).toBeVisible()
  await page.getByText(/^\d+ packages$/).click()
  const licence = page.getByRole('listitem').filter({ hasText: 'react-router' })
  await licence.getByText('react-router').click()
  await expect(licence.getByText('Permission is hereby granted')).toBeVisible()
  await expectAccessible('about Lingarden')

  await page.goto('/support/no-such-article')
  await expect(page.getByText('There is no such article.')).toBeVisible()
})

test('the help tells in figures how far corrections can be trusted @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto(helpPaths.article('sure-or-perhaps'))
  await page.getByRole('link', { name: 'How far corrections can be trusted' }).click()
  await expect(page).toHaveURL(helpPaths.precision)
  const spanish = page.getByRole('region', { name: 'Spanish' })
  await expect(spanish.getByText(/^\d+% to \d+% · \d+ of \d+$/).first()).toBeVisible()
  await spanish.getByText('By type of mistake').click()
  await expect(spanish.getByRole('row', { name: /^Verb forms/ })).toContainText(/\d+ of \d+/)
  await expectAccessible('how far corrections can be trusted')

  await page.getByRole('link', { name: 'All help' }).click()
  await page.getByRole('link', { name: 'How far to trust corrections' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How far corrections can be trusted')
})

const stops = [
  { title: 'What to do now', path: '/dashboard', shown: 'next-step' },
  { title: 'Talk', path: '/tutor?view=topics', shown: 'topics' },
  { title: 'Every word opens', path: /\/tutor\?topic=/u, shown: 'conversation' },
  { title: 'Your words', path: '/bank', shown: 'bank' },
  { title: 'Review', path: '/review', shown: 'review' },
  { title: 'Help is here', path: '/dashboard', shown: 'menu' },
]

test('[1.8, 2.18] the tour goes through the pages by keyboard, keeps what it shows in sight, and can be left', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startLearning(page, request, email, 'Spanish')
  await page.goto(helpPaths.home)
  await page.getByRole('button', { name: 'Take the tour' }).click()
  const card = page.getByRole('dialog')
  const light = page.getByTestId('spotlight')
  for (const [place, { title, path, shown }] of stops.entries()) {
    await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(card.getByRole('button', { name: place === 5 ? 'Done' : 'Next' })).toBeFocused()
    await expect(light).toBeInViewport()
    // What is shown lies within the light, and the card beside it unless it fills the screen.
    const target = page.locator(`[data-tour=${shown}]:visible`)
    await expect
      .poll(async () => {
        const [inner, outer] = await Promise.all([target.boundingBox(), light.boundingBox()])
        return inner && outer && Math.round(inner.x - outer.x) >= 0 && Math.round(outer.width - inner.width)
      })
      .toBe(12)
    if (place < 3) await expectAccessible(`the tour at ${title}`)
    if (place < stops.length - 1) await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('ArrowLeft')
  await expect(card.getByRole('heading', { name: 'Review' })).toBeVisible()
  await page.reload()
  await expect(card.getByRole('heading', { name: 'Review' })).toBeVisible()
  await expect(card.getByText('5 of 6')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/support')
})

test('a sheet shows what keys do; single keys can be switched off @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto(helpPaths.home)
  const search = page.getByRole('searchbox')
  await search.press('?')
  await expect(search).toHaveValue('?')
  await search.fill('')
  await search.blur()
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  // Keys are heard once what stands beside the page has loaded.
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(sheet).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(sheet.getByRole('region', { name: 'Flashcards' })).toContainText('Turn the card')
  await expectAccessible('the sheet of shortcuts')

  await sheet.getByRole('checkbox', { name: /Single-key/ }).uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  const open = page.getByRole('button', { name: 'Keyboard shortcuts' })
  await open.click()
  await expect(sheet.getByRole('checkbox', { name: /Single-key/ })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await page.keyboard.press('?')
  // Had the key opened it, the sheet would lie over the button.
  await open.click()
  await expect(sheet).toBeVisible()
})
