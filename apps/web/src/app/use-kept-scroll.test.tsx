import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { pagePaths } from '@/lib/paths'
import { useKeptScroll } from './use-kept-scroll'

const page = document.documentElement

function Frame() {
  useKeptScroll()
  return null
}

function open() {
  const router = createMemoryRouter([{ path: '*', element: <Frame /> }], {
    initialEntries: [pagePaths.dashboard],
  })
  render(<RouterProvider router={router} />)
  return (to: string | -1) => act(() => (to === -1 ? router.navigate(-1) : router.navigate(to)))
}

function scroll(top: number) {
  page.scrollTop = top
  window.dispatchEvent(new Event('scroll'))
}

describe('how far a page is scrolled', () => {
  beforeEach(() => scroll(0))

  it('begins at the top of a page, and where one was when one comes back to it', async () => {
    const go = open()
    scroll(310)
    await go(pagePaths.bank)
    expect(page.scrollTop).toBe(0)
    scroll(80)
    await go(pagePaths.dashboard)
    expect(page.scrollTop).toBe(310)
    await go(pagePaths.bank)
    expect(page.scrollTop).toBe(80)
  })

  it('begins at the top of what is opened within a page, and goes back to where it was opened', async () => {
    const go = open()
    await go(pagePaths.courses)
    scroll(500)
    await go(`${pagePaths.courses}/zh-a1`)
    expect(page.scrollTop).toBe(0)
    scroll(40)
    await go(-1)
    expect(page.scrollTop).toBe(500)
  })

  it('leaves a page where it is whose address says more of the same', async () => {
    const go = open()
    await go(pagePaths.bank)
    scroll(500)
    await go(`${pagePaths.bank}?search=ni`)
    expect(page.scrollTop).toBe(500)
  })
})
