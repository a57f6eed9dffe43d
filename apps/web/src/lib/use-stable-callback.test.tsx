import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { useStableCallback } from './use-stable-callback'

it('stays the same function and calls the newest, also from effects of children', () => {
  const calls: string[] = []
  const seen = new Set<unknown>()

  function Child({ onShow }: { onShow: () => void }) {
    useEffect(() => {
      seen.add(onShow)
      onShow()
    })
    return null
  }
  function Parent({ name }: { name: string }) {
    return <Child onShow={useStableCallback(() => void calls.push(name))} />
  }

  const { rerender } = render(<Parent name="first" />)
  rerender(<Parent name="second" />)
  expect(calls).toEqual(['first', 'second'])
  expect(seen.size).toBe(1)
})
