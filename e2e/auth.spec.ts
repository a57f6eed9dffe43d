import { doorPaths } from '../apps/web/src/lib/paths.ts'
import { linkIn, mailsTo, newestMail } from './support/mailbox.ts'
import { openOperator } from './support/open-operator.ts'
import { chooseLanguage, fillSignUp, password, signUp, startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('[2.1, 2.30, 2.31, 1.13b] the public screens are there and accessible', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible('the landing page')
  await page.goto(doorPaths.auth)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByText('Continue your language learning journey')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeVisible()
  const secret = page.getByLabel('Password', { exact: true })
  await expect(secret).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(secret).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(secret).toHaveAttribute('type', 'password')
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/auth?mode=forgot-password',
  )
  await expectAccessible('sign-in')
  await page.getByRole('link', { name: /Create an account/ }).click()
  await expect(page.getByText('Start your language learning journey')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('target', '_blank')
  await expectAccessible('sign-up')
  for (const path of ['/terms', '/privacy', '/welcome', '/auth?mode=forgot-password', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeAttached()
    await expectAccessible(path)
  }
})

test('[2.37a, 2.37b] a reset without a session is invalid @desktop', async ({ page }) => {
  await page.goto(doorPaths.resetPassword)
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  await expect(page.getByText('This password reset link is invalid or has expired.')).toBeVisible()
  await expect(
    page.getByText('Please request a new password reset link from the sign-in page.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect(page).toHaveURL('/auth?mode=signin')
})

test('[4.3a, 8.14a] an unconfirmed address is asked to confirm; an unknown one is refused like a wrong password @phone', async ({
  page,
  email,
}) => {
  await signUp(page, email)
  await expect(
    page.getByText('Account created successfully! Please check your email for verification.'),
  ).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('link', { name: 'Open the mailbox' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect(page).toHaveURL('/auth?mode=signin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await page.getByLabel('Email').fill('nobody@example.test')
  await page.getByLabel('Password', { exact: true }).fill('wrong-one-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Invalid Credentials: The email or password you entered is incorrect',
  )
  // Whether an address has an account is told to nobody.
  await expect(page.getByText('Account Not Found')).toHaveCount(0)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('[2.35a, 2.35b, 2.36a, 2.41, 2.42a] confirm, sign out, recover the password, sign in @phone', async ({
  page,
  request,
  email,
}) => {
  await signUp(page, email)
  await page.goto(linkIn(await newestMail(request, email)))
  await expect(page.getByText('Email Verified!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await chooseLanguage(page, 'Mandarin')
  await page.goto(doorPaths.auth)
  await expect(page).toHaveURL('/dashboard')

  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByText('Sign Out').click()
  await expect(page).toHaveURL('/auth')

  await page.goto(doorPaths.forgotPassword)
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeDisabled()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expect(page.getByText(`We've sent a password reset link to ${email}`)).toBeVisible()
  await expect.poll(async () => linkIn(await newestMail(request, email))).toContain('type=recovery')
  await page.goto(linkIn(await newestMail(request, email)))
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update Password' })).toBeDisabled()
  await page.getByLabel('New password').fill('another-garden-9')
  await page.getByLabel('Confirm password').fill('another-garden-8')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match')
  await page.getByLabel('Confirm password').fill('another-garden-9')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('Your password has been updated successfully!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test('[2.7c] the shell names its pages and keeps them', async ({
  page,
  request,
  email,
  isMobile,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'Spanish')
  for (const path of [
    '/courses',
    '/review',
    '/analytics',
    '/friends',
    '/settings',
    '/support',
    '/plans',
    '/bank?view=dictionary',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(path)
  }
  const menu = page.getByRole('button', { name: isMobile ? 'Open menu' : 'Your account' })
  await menu.click()
  for (const name of ['Tokens', 'Settings', 'Sign Out'])
    await expect(page.getByText(name).first()).toBeVisible()
  await expectAccessible('the menu')
  await page.keyboard.press('Escape')

  const search = page.getByRole('searchbox')
  await search.fill('jard')
  await expect(page.getByRole('listitem').filter({ hasText: 'garden' }).first()).toBeVisible()
  const open = async (name: string) => {
    if (isMobile) await menu.click()
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
  }
  await open('Dashboard')
  await expect(search).toBeHidden()
  await page.goBack()
  await expect(search).toHaveValue('jard')
})

test('[8.16a, 8.16c] a common password and a taken address are told, and the confirmation mail counts down to the next @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  test.slow()
  await page.clock.install()
  await fillSignUp(page, email, 'password1')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Weak Password: This is one of the passwords that are used and guessed most',
  )
  await expectAccessible('a sign-up whose password is too common')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  await expect(page.getByText(/^The email was sent at /)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Resend Confirmation Email in \d+ s$/ })).toBeDisabled()
  await expectAccessible('the confirmation that is waited for')
  await page.clock.fastForward(61_000)
  const again = page.getByRole('button', { name: 'Resend Confirmation Email', exact: true })
  await expect(again).toBeEnabled()
  // For the server a minute has not passed: the page says so and counts anew.
  await again.click()
  await expect(page.getByRole('alert')).toContainText('This was asked for a moment ago')
  await expect(page.getByRole('button', { name: /^Resend Confirmation Email in \d+ s$/ })).toBeDisabled()

  const taken = `taken-${email}`
  const { auth } = await openOperator(page)
  const { error } = await auth.admin.createUser({ email: taken, password, email_confirm: true })
  expect(error).toBeNull()
  await fillSignUp(page, taken, password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Account Already Exists')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(taken)
  expect(await mailsTo(request, taken)).toEqual([])
})
