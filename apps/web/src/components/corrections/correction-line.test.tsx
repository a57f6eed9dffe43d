import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CorrectionLine } from './correction-line'

it('says of what nobody vouches for that it is perhaps, and offers no exercise of it', () => {
  render(
    <CorrectionLine
      correction={{
        original: 'por favor',
        corrected: 'si puede',
        explanation: 'It is kinder.',
        perhaps: true,
      }}
      sentence="Quiero una cerveza, por favor."
      languageCode="es-ES"
      onPractise={() => undefined}
    />,
  )
  expect(screen.getByText(/^Perhaps, and not checked:/)).toBeDefined()
  expect(screen.getByRole('insertion').textContent).toBe('si puede')
  expect(screen.queryByRole('button')).toBeNull()
})
