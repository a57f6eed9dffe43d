import type { Page } from '@playwright/test'

/** Signs up in the browser, follows the confirmation mail, and ends on the dashboard. */
export async function signUp(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/auth?mode=signup`)
  await page.getByLabel('Full name').fill('Bench')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('garden-path-7')
  await page.getByLabel('Confirm password').fill('garden-path-7')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor()
  const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as { to: string; text: string }[]
  const [link = url] =
    /https?:\S+callback\S+/.exec(mails.findLast(({ to }) => to === email)?.text ?? '') ?? []
  await page.goto(link)
  await page.waitForURL(/dashboard/)
}

/** Answers the first questions without the screens, so that nothing is loaded before a clock runs. */
export async function chooseLanguage(page: Page, languageCode: string): Promise<void> {
  await page.evaluate(async (code) => {
    const config = JSON.parse(document.getElementById('runtime-config')?.textContent ?? '{}') as {
      supabaseKey: string
    }
    const stored = Object.entries(localStorage).find(([key]) => key.endsWith('-auth-token'))
    const session = JSON.parse(stored?.[1] ?? '{}') as { access_token: string; user: { id: string } }
    await fetch(`/rest/v1/profiles?id=eq.${session.user.id}`, {
      method: 'PATCH',
      headers: {
        apikey: config.supabaseKey,
        authorization: `Bearer ${session.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        current_language_code: code,
        language_levels: { [code]: 'beginner' },
        gender: 'feminine',
      }),
    })
  }, languageCode)
}
