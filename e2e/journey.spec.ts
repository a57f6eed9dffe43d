import { bankPaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { chooseLanguage, confirm, signUp } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

// The one journey that is as it is for everybody, with all that runs beside a page.
test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'no-preference' } })

const journeys = [
  { language: 'Mandarin', code: 'zh-CN', size: '@desktop' },
  { language: 'Spanish', code: 'es-ES', size: '@phone' },
  { language: 'French', code: 'fr-FR', size: '@desktop' },
] as const

for (const { language, code, size } of journeys) {
  test(`[1.2, 2.9, 2.51, 4.11a, 4.16b] sign up, talk in ${language}, keep words ${size}`, async ({
    page,
    request,
    email,
    isMobile,
    expectAccessible,
  }) => {
    await signUp(page, email)
    await expectAccessible('verify your email')
    await confirm(page, request, email)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible('the language dialog')
    await chooseLanguage(page, language)
    await expectAccessible('the dashboard')

    await page.goto(tutorPaths.topic('introductions'))
    const conversation = page.getByRole('log')
    const tutorMessages = conversation.locator('[data-message-type="ai"]')
    await expect(tutorMessages).toHaveCount(2)
    await expect(tutorMessages.first().locator(`[lang="${code}"]`)).toBeVisible()
    await page.getByRole('group', { name: 'Suggested replies' }).getByRole('button').first().click()
    await page.getByRole('textbox', { name: 'Your message' }).press('Enter')
    // What reaches a goal is praised in a message of its own, and the talk goes on in the next.
    await expect(tutorMessages.nth(2)).toBeVisible()
    await expect(
      page.getByRole('group', { name: 'Suggested replies' }).getByRole('button').first(),
    ).toBeVisible()
    await expectAccessible('the tutor')

    // A phrase of several words is looked up as one, but only words are counted; a form is counted under its lemma.
    const word = tutorMessages.last().getByRole('button').filter({ hasNotText: /\s/ }).first()
    await word.click()
    const panel = page.getByRole('region', { name: 'Word' })
    await expect(panel.getByRole('article')).toBeVisible()
    const shown = (await panel.getByRole('heading', { level: 2 }).textContent()) ?? ''
    expect(shown).not.toBe('')
    const lemma = panel.getByText(/^In your bank as/).locator('[lang]')
    await expect(panel.getByText('In your garden')).toBeAttached()
    const term = (await lemma.count()) > 0 ? ((await lemma.textContent()) ?? '') : shown
    await expectAccessible('the word panel')

    if (isMobile) {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expectAccessible('the menu')
    }
    await page.getByRole('navigation').getByRole('link', { name: 'Bank' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    // Its plant, and the word below it.
    const bed = page.getByRole('region', { name: 'Your words as a garden' })
    const entry = bed
      .getByRole('link')
      .filter({ has: page.getByText(term, { exact: true }) })
      .first()
    // Of a long bank only the rows in view are drawn.
    const search = page.getByRole('searchbox', { name: 'Search your words' })
    await search.fill(term)
    await expect(entry).toBeVisible()
    await expectAccessible('the word bank')

    await page.reload()
    await entry.click()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: `Remove ${term}` }).click()
    // The list behind the word's dialog is not there until it has closed: what was done is told by the note.
    await expect(page.getByText(`${term} removed`)).toBeVisible()
    await page.goto(bankPaths.words)
    // What was offered and taken is met; the look-up alone had planted a word.
    await expect(page.getByRole('link', { name: 'Planted (0)' })).toBeVisible()
    await page.getByRole('link', { name: /^Met \([1-9]/ }).click()
    await expect(page.getByRole('row').getByRole('link').first()).toBeVisible()
    await search.fill(term)
    await expect(entry).toHaveCount(0)
  })
}
