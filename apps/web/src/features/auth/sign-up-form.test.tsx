import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SignUpForm } from './sign-up-form'

const nothing = () => undefined

function show(disabledMessage?: string) {
  const onCreated = vi.fn<(email: string) => void>()
  render(
    <SignUpForm
      disabledMessage={disabledMessage}
      onCreated={onCreated}
      onExistingAccount={nothing}
      onClosed={nothing}
    />,
  )
  return onCreated
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

it('[2.33b, 2.33c, 5.1d] a closed sign-up shows its message, and has nothing to fill in or to press', () => {
  show('Come back in spring.')
  expect(screen.getByText('Come back in spring.')).toBeDefined()
  const controls = [
    ...['Full name', 'Email', 'Password', 'Confirm password'].map(field),
    screen.getByRole('checkbox'),
    screen.getByRole('button', { name: 'Sign up disabled' }),
  ]
  for (const control of controls) expect(control.matches(':disabled')).toBe(true)
})

it('what lacks or is no address is told at its field, in our words, and the first of it has the focus', () => {
  const onCreated = show()
  fill('Full name', '   ')
  fill('Email', 'ada')
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
  const told = (label: string) =>
    document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent
  expect(told('Full name')).toBe('Please enter your name.')
  expect(told('Email')).toBe('Please enter a valid email address.')
  expect(told('Password')).toBe('Please enter your password.')
  expect(field('Full name').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('Full name'))
  expect(screen.getByText('Please agree to both before you create an account.')).toBeDefined()
  fill('Full name', 'Ada')
  expect(field('Full name').getAttribute('aria-invalid')).toBeNull()
  expect(onCreated).not.toHaveBeenCalled()
})
