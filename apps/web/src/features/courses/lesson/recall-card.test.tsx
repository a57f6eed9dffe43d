import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WithDictionary } from '@/test/with-dictionary'
import { RecallCard } from './recall-card'

const entry = { term: 'bonne nuit', pronunciation: '', definition: 'good night; sleep well' }

it('shows what a word means once it is asked for', async () => {
  render(
    <WithDictionary lookUp={async () => [entry]}>
      <RecallCard term="bonne nuit" languageCode="fr-FR" />
    </WithDictionary>,
  )
  const card = screen.getByRole('button', { name: /^bonne nuit/u })
  fireEvent.click(card)
  expect(await screen.findByText('good night; sleep well')).toBeTruthy()
})
