import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ComparedWords } from './compared-words'

const show = (heard: string) =>
  render(<ComparedWords target="Quiero un café." heard={heard} languageCode="es-ES" />)

const said = () => screen.getByRole('region', { name: 'What was understood' }).querySelector('p')?.textContent

it('says of each word that differs how it differs, also to who does not see it', () => {
  show('quiero café solo')
  expect(said()).toBe('Quiero un (not understood) café. (solo) (heard in addition) ')
  expect(screen.queryByText('Every word was understood.')).toBeNull()
})

it('says so where every word was understood', () => {
  show('quiero un café')
  expect(said()).toBe('Quiero un café.')
  expect(screen.getByText('Every word was understood.')).toBeDefined()
})
