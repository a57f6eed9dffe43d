import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SignUpForm } from './sign-up-form'

const nothing = () => undefined

it('[2.33b, 2.33c, 5.1d] a disabled sign-up shows its message and cannot be submitted', () => {
  render(
    <SignUpForm
      disabledMessage="Come back in spring."
      onCreated={nothing}
      onExistingAccount={nothing}
      onClosed={nothing}
    />,
  )
  expect(screen.getByText('Come back in spring.')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign up disabled' }).disabled).toBe(true)
})

it('[5.1a, 2.32] every field is required, the email is one, and the terms must be agreed to', () => {
  render(
    <SignUpForm
      disabledMessage={undefined}
      onCreated={nothing}
      onExistingAccount={nothing}
      onClosed={nothing}
    />,
  )
  for (const label of ['Full name', 'Email', 'Password', 'Confirm password']) {
    expect(screen.getByLabelText<HTMLInputElement>(label).required, label).toBe(true)
  }
  expect(screen.getByLabelText<HTMLInputElement>('Email').type).toBe('email')
  expect(screen.getByRole<HTMLInputElement>('checkbox').required).toBe(true)
})

it('[5.1a] passwords that differ are refused before anything is sent', () => {
  const onCreated = vi.fn<(email: string) => void>()
  render(
    <SignUpForm
      disabledMessage={undefined}
      onCreated={onCreated}
      onExistingAccount={nothing}
      onClosed={nothing}
    />,
  )
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'garden-1' } })
  fireEvent.change(screen.getByLabelText('Confirm password'), { target: { value: 'garden-2' } })
  const form = screen.getByRole('button', { name: 'Create account' }).closest('form')
  if (!form) throw new Error('no form')
  fireEvent.submit(form)
  expect(screen.getByRole('alert').textContent).toBe('Passwords do not match')
  expect(onCreated).not.toHaveBeenCalled()
})

it('[2.31, 2.36b] a password can be shown and hidden', () => {
  render(
    <SignUpForm
      disabledMessage={undefined}
      onCreated={nothing}
      onExistingAccount={nothing}
      onClosed={nothing}
    />,
  )
  const [toggle] = screen.getAllByRole('button', { name: 'Show password' })
  if (!toggle) throw new Error('no toggle')
  fireEvent.click(toggle)
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text')
})
