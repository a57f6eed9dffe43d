import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { InTurn } from './in-turn'

it('draws one after the other, and all of them in the end', async () => {
  const counts: number[] = []
  const observer = new MutationObserver(() => counts.push(screen.queryAllByRole('figure').length))
  observer.observe(document.body, { childList: true, subtree: true })
  render(
    <InTurn>
      <figure>a</figure>
      {false}
      <figure>b</figure>
      <figure>c</figure>
    </InTurn>,
  )
  expect(screen.getAllByRole('figure')).toHaveLength(1)
  await vi.waitFor(() =>
    expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual(['a', 'b', 'c']),
  )
  observer.disconnect()
  expect(counts).toEqual([1, 2, 3])
})
