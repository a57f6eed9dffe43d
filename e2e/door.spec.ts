import type { Page } from '@playwright/test'
import { bankPaths, doorPaths, pagePaths } from '../apps/web/src/lib/paths.ts'
import { holdBack, spoil, spoiled } from './support/failing-proxy.ts'
import { linkIn, mailsTo, newestMail } from './support/mailbox.ts'
import { openOperator } from './support/open-operator.ts'
import { fillSignUp, password, signUp } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

// What fails on purpose is noted for whoever looks into it.
test.use({ expectedErrors: /was not sent|Sign-.* failed|was not updated/ })

const jargon = /fetch|JSON|token|html|ECONN|undefined|Error:/i

async function fillSignIn(page: Page, email: string, chosen = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(chosen)
}
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })

/** An account whose address is confirmed, without a mail or a profile that was filled in. */
async function makeAccount(page: Page, email: string): Promise<void> {
  const { error } = await (
    await openOperator(page)
  ).auth.admin.createUser({ email, password, email_confirm: true })
  expect(error).toBeNull()
}

test('[8.13, 8.14b, 8.14c, 8.15a, 8.15b] a sign-in that fails says what happened, and never in a machine’s words @phone', async ({
  page,
  email,
  expectAccessible,
}) => {
  await page.goto(doorPaths.auth)
  await makeAccount(page, email)
  await fillSignIn(page, email)
  const alert = page.getByRole('alert')
  for (const how of Object.values(spoiled)) {
    const mend = await spoil(page, /\/auth\/v1\/token/, how)
    await signIn(page).click()
    await expect(alert).toContainText('An unexpected error occurred during sign in.')
    await expect(alert).not.toContainText(jargon)
    await expect(toast(page, 'Unexpected Error').first()).toContainText(
      'An unexpected error occurred. Please try again or contact support if the problem persists.',
    )
    await mend()
  }
  await expectAccessible('a sign-in that failed')

  const mend = await spoil(page, /\/auth\/v1\/token/, {
    status: 429,
    headers: { 'retry-after': '60' },
    json: {},
  })
  await signIn(page).click()
  await expect(alert).toContainText(/Too Many Attempts: .*wait a few minutes/)
  await mend()

  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await signIn(page).click()
  await expect(alert).toContainText(/^Invalid Credentials: The email or password you entered is incorrect/)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  const { auth } = await openOperator(page)
  const { data } = await auth.admin.listUsers({ perPage: 1000 })
  const id = data.users.find((user) => user.email === email)?.id ?? ''
  await auth.admin.updateUserById(id, { ban_duration: '1h' })
  await fillSignIn(page, email)
  await signIn(page).click()
  await expect(alert).toHaveText('Sign In Error: User is banned')
})

test('[8.16b, 8.16c, 8.17b] sign-up, reset and resend that fail say so, each by its title @desktop', async ({
  page,
  email,
}) => {
  await fillSignUp(page, email, password)
  const create = page.getByRole('button', { name: 'Create account' })
  const alert = page.getByRole('alert')
  await page.getByLabel('Email').fill(`${'a'.repeat(250)}@example.test`)
  await create.click()
  await expect(alert).toHaveText('Invalid Email: Please enter a valid email address.')
  await page.getByLabel('Email').fill(email)
  for (const how of [spoiled['a page of a proxy'], spoiled['a cut connection']]) {
    const mend = await spoil(page, /\/auth\/v1\/signup/, how)
    await create.click()
    await expect(alert).toContainText('An unexpected error occurred.')
    await expect(alert).not.toContainText(jargon)
    await expect(toast(page, 'Unexpected Error').first()).toBeVisible()
    await mend()
  }
  const mend = await spoil(page, /\/auth\/v1\/signup/, {
    status: 400,
    json: { code: 400, error_code: 'captcha_failed', msg: 'Please show that you are no machine.' },
  })
  await create.click()
  await expect(alert).toHaveText('Sign Up Error: Please show that you are no machine.')
  await mend()

  for (const [address, path, button, title] of [
    [
      '/auth?mode=forgot-password',
      /\/auth\/v1\/recover/,
      'Send Reset Link',
      'Failed to send password reset email',
    ],
    [
      '/auth?mode=signin&verify=email',
      /\/auth\/v1\/resend/,
      'Resend Confirmation Email',
      'Failed to resend confirmation email',
    ],
  ] as const) {
    await page.goto(address)
    await page.getByLabel('Email').fill(email)
    for (const how of [spoiled['a page of a proxy'], spoiled['a cut connection'], spoiled['a firewall']]) {
      const mendIt = await spoil(page, path, how)
      await page.getByRole('button', { name: button }).click()
      await expect(toast(page, title).first()).not.toContainText(jargon)
      await expect(alert).toHaveText(/could not be reached|cannot answer just now|unexpected error/)
      await mendIt()
    }
  }
})

test('[2.34, 4.1, 4.3b, 5.1b, 8.12, 8.17b] a confirmation is sent again from every screen that offers it, by a mail that works @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await page.goto(doorPaths.verifyEmail)
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  const { auth } = await openOperator(page)
  const { error } = await auth.admin.createUser({ email, password })
  expect(error).toBeNull()

  // Nobody is signed in here: the address is typed.
  const resend = page.getByRole('button', { name: /^Resend Confirmation Email/ })
  await expect(resend).toBeDisabled()
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email address first')
  await expectAccessible('a confirmation that lacks an address')
  await page.getByLabel('Email').fill(email)
  const letPass = await holdBack(page, /\/auth\/v1\/resend/)
  await resend.click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  letPass()
  await expect(toast(page, 'Confirmation sent')).toBeVisible()
  await expect(resend).toHaveText(/in \d+ s$/)
  await expect(resend).toBeDisabled()
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)

  // Whoever signs in before is led to the same screen, where the address stands and cannot be changed.
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect(page).toHaveURL('/auth?mode=signin')
  // The form that goes has a field for the address as well.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await fillSignIn(page, email)
  await signIn(page).click()
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  await expect(toast(page, 'Email Not Verified')).toContainText(
    'Please check your email and click the verification link',
  )
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly')
  // The server sends one a minute, and says so.
  await resend.click()
  await expect(toast(page, 'Failed to resend confirmation email')).toContainText('asked for a moment ago')
  await expect(resend).toHaveText(/in \d+ s$/)
  await page.goto(linkIn(await newestMail(request, email)))
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/config.json')
  await page.evaluate(() => localStorage.clear())
  await signUp(page, `new-${email}`)
  await expect(toast(page, 'Account created')).toContainText(
    'Account created successfully! Please check your email for verification.',
  )
  await page.goto(doorPaths.forgotPassword)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(toast(page, 'Password reset sent')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect(page).toHaveURL('/auth?mode=signin')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible()
})

test('[2.27, 2.28, 2.29, 4.2] whoever is not signed in is led to what they asked for, once they are, and nowhere else @desktop', async ({
  page,
  context,
  request,
  email,
  baseURL,
}) => {
  const wanted = '/courses/es-a1?from=a+friend#unit-3'
  await page.goto(wanted)
  await expect(page).toHaveURL('/auth')
  await makeAccount(page, email)
  await fillSignIn(page, email)
  await signIn(page).click()
  await expect(toast(page, 'Signed in')).toContainText('Signed in successfully!')
  await expect(page).toHaveURL(wanted)
  // Once: the next time leads to the dashboard, and the form is not in the history.
  const before = await page.evaluate(() => history.length)
  await page.goto(doorPaths.auth)
  await expect(page).toHaveURL('/dashboard')
  expect(await page.evaluate(() => history.length)).toBe(before + 1)

  // A session whose address is not confirmed any more is led to the confirmation.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
    const { user, ...session } = JSON.parse(localStorage.getItem(key) ?? '{}') as { user: object }
    const unconfirmed = { ...user, email_confirmed_at: null, confirmed_at: null }
    localStorage.setItem(key, JSON.stringify({ ...session, user: unconfirmed }))
  })
  await page.goto(bankPaths.words)
  await expect(page).toHaveURL('/auth?mode=signin&verify=email')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.evaluate(() => localStorage.clear())

  // The link of the mail opens another tab.
  await page.goto(bankPaths.dictionary)
  await expect(page).toHaveURL('/auth')
  await signUp(page, `new-${email}`)
  const other = await context.newPage()
  await other.goto(linkIn(await newestMail(request, `new-${email}`)))
  await expect(other).toHaveURL('/bank?view=dictionary')
  await other.close()
  await page.evaluate(() => localStorage.clear())

  const evil = 'evil.example'
  const { origin } = new URL(baseURL ?? '')
  const attacks = [
    `//${evil}/tutor`,
    `/%2F${evil}/tutor`,
    `/auth?next=https://${evil}&redirect=//${evil}&returnTo=https://${evil}&redirect_to=https://${evil}`,
    `/tutor?next=//${evil}#https://${evil}`,
  ]
  for (const attack of attacks) {
    await page.goto(origin + attack)
    await page.goto(doorPaths.auth)
    await fillSignIn(page, email)
    await signIn(page).click()
    await expect(page).toHaveURL(/\/(dashboard$|tutor\?next=)/)
    expect(new URL(page.url()).origin).toBe(origin)
    await page.evaluate(() => localStorage.clear())
    await page.goto(doorPaths.terms)
  }
})

test('[2.36b, 2.36c, 2.38, 2.42b, 2.46] a recovery token on /auth leads to the new password, once @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await page.goto(doorPaths.forgotPassword)
  await makeAccount(page, email)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  const link = linkIn(await newestMail(request, email))
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  await page.goto(`/auth?token=${token}&type=recovery`)
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible()
  await expect(page).toHaveURL('/auth?mode=reset-password')

  const update = page.getByRole('button', { name: /^Updat/ })
  for (const label of ['New password', 'Confirm password']) {
    await expect(update).toBeDisabled()
    await page.getByLabel(label).fill('another-garden-9')
    const field = page.getByLabel(label)
    await expect(field).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).first().click()
    await expect(field).toHaveAttribute('type', 'text')
  }
  await page.getByRole('button', { name: 'Hide password' }).first().click()
  await expect(page.getByLabel('New password')).toHaveAttribute('type', 'password')
  const mend = await spoil(page, /\/auth\/v1\/user/, spoiled['a page of a proxy'])
  await update.click()
  await expect(toast(page, 'Failed to update password')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('The server cannot answer just now')
  await mend()
  const letPass = await holdBack(page, /\/auth\/v1\/user/)
  await update.click()
  await expect(page.getByRole('button', { name: 'Updating Password...' })).toBeDisabled()
  letPass()
  await expect(toast(page, 'Your password has been updated successfully!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/config.json')
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/auth?token=${token}&type=recovery`)
  await expect(page).toHaveURL('/auth?mode=forgot-password')
  await expect(toast(page, 'Reset Link Error')).toContainText(
    'Invalid or expired reset link. Please request a new one.',
  )
  await expectAccessible('a link that was used')
  for (const address of ['/auth?mode=forgot-password', '/auth?mode=reset-password', '/auth?verify=email']) {
    await page.goto(address)
    await page.getByRole('button', { name: 'Back to Sign In' }).click()
    await expect(page).toHaveURL('/auth?mode=signin')
  }
})

test('[2.44, 8.17a] an invitation leads in, by way of a password; used up, it leads to another link @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await page.goto(doorPaths.auth)
  const { error } = await (await openOperator(page)).auth.admin.inviteUserByEmail(email)
  expect(error).toBeNull()
  const link = linkIn(await newestMail(request, email))
  await page.goto(link)
  await expect(toast(page, 'Invite Accepted!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Not now' })).toBeVisible()
  await expectAccessible('the password of whoever was invited')
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/config.json')
  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await expect(toast(page, 'Invite Error')).toContainText(
    'Enter your address to have a new link sent to you.',
  )
  await expect(page).toHaveURL('/auth?mode=forgot-password')
  await page.goto(doorPaths.auth)
  await fillSignIn(page, email)
  await signIn(page).click()
  await expect(page).toHaveURL('/dashboard')
})

test('[2.32, 2.33a, 5.1a, 5.1d] the sign-up wants every field, in our words, and is sent once @phone', async ({
  page,
  email,
  expectAccessible,
}) => {
  await page.goto(doorPaths.auth)
  await page.getByRole('link', { name: 'New here? Create an account' }).click()
  await expect(page).toHaveURL('/auth?mode=signup')
  await page.getByRole('link', { name: 'Already have an account? Sign in' }).click()
  await expect(page).toHaveURL('/auth?mode=signin')
  await page.goBack()
  for (const [name, path] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path)
    await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }

  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/signup')) sent++
  })
  const create = page.getByRole('button', { name: /^Creat/ })
  const told = {
    'Full name': 'Please enter your name.',
    Email: 'Please enter your email address.',
    Password: 'Please enter your password.',
    'Confirm password': 'Please enter the password once more.',
  }
  const filled = { 'Full name': 'Ada', Email: email, Password: password, 'Confirm password': password }
  await page.getByLabel('Full name').fill('   ')
  for (const [label, text] of Object.entries(told)) {
    await create.click()
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(text)
    if (label === 'Email') await expectAccessible('a sign-up that lacks something')
    await field.fill(filled[label as keyof typeof filled])
  }
  await create.click()
  const terms = page.getByRole('checkbox')
  await expect(terms).toBeFocused()
  await expect(terms).toHaveAccessibleDescription('Please agree to both before you create an account.')
  await terms.check()
  await page.getByLabel('Email').fill('ada at home')
  await create.click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Confirm password').fill('another-one-7')
  await create.click()
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match')
  await page.getByLabel('Confirm password').fill(password)
  expect(sent).toBe(0)
  const letPass = await holdBack(page, /\/auth\/v1\/signup/)
  await create.click()
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled()
  letPass()
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  expect(sent).toBe(1)
})

test('[6.5b] a link is exchanged by a code that only this browser can use; the session stays, and is renewed by itself @desktop', async ({
  page,
  request,
  email,
  baseURL,
}) => {
  await page.goto(doorPaths.forgotPassword)
  await makeAccount(page, email)
  await page.getByLabel('Email').fill(email)
  const asked = page.waitForRequest(/\/auth\/v1\/recover/)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  expect((await asked).postDataJSON()).toMatchObject({
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 's256',
  })
  const token = new URLSearchParams(linkIn(await newestMail(request, email)).split('?')[1]).get('token') ?? ''
  const back = encodeURIComponent(`${baseURL}/auth?mode=reset-password`)
  const exchanged = page.waitForRequest(/\/auth\/v1\/token\?grant_type=pkce/)
  await page.goto(`/auth/v1/verify?type=recovery&token=${token}&redirect_to=${back}`)
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible()
  await exchanged
  await expect(page).toHaveURL('/auth?mode=reset-password')

  await page.goto(pagePaths.dashboard)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }))
  })
  const renewed = page.waitForResponse(/\/auth\/v1\/token\?grant_type=refresh_token/)
  await page.reload()
  expect((await renewed).status()).toBe(200)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('dialog')).toBeVisible()
})
