import { chooseLanguage, confirm, signUp } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const journeys = [
  { language: 'Mandarin', code: 'zh-CN', answer: '我叫安娜。' },
  { language: 'Spanish', code: 'es-ES', answer: 'Me llamo Ana.' },
  { language: 'French', code: 'fr-FR', answer: "Je m'appelle Anne." },
] as const

for (const { language, code } of journeys) {
  test(`[1.2, 2.9, 4.1, 4.11a, 4.16b] sign up, talk in ${language}, keep words`, async ({
    page,
    request,
    email,
    expectAccessible,
  }) => {
    await signUp(page, email)
    await expectAccessible('verify your email')
    await confirm(page, request, email)
    await expectAccessible('the language dialog')
    await chooseLanguage(page, language)
    await expectAccessible('the dashboard')

    await page.goto('/tutor')
    const conversation = page.getByRole('log')
    await expect(conversation.locator(`[lang="${code}"]`).first()).toBeVisible()
    const suggestion = page
      .getByRole('group', { name: /Suggested replies/ })
      .getByRole('button')
      .first()
    await suggestion.click()
    await page.getByRole('textbox', { name: /Your message/ }).press('Enter')
    await expect(conversation.locator('[data-message-type="ai"]')).toHaveCount(3)
    await expectAccessible('the tutor')

    const word = conversation.locator('[data-message-type="ai"]').last().getByRole('button').first()
    const term = (await word.textContent()) ?? ''
    await word.click()
    const panel = page.getByRole('region', { name: /Word/ })
    await expect(panel.getByText(term, { exact: false }).first()).toBeVisible()

    await page.goto('/bank')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(term, { exact: false }).first()).toBeVisible()
    await expectAccessible('the word bank')
  })
}
