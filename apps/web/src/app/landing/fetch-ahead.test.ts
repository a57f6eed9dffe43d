import { beforeEach, expect, it, vi } from 'vitest'
import { fetchAhead, scriptsAhead } from './fetch-ahead'

const fetched = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'))

beforeEach(() => {
  document.head.innerHTML = `<script id="${scriptsAhead}" type="application/json">["/assets/base.js","/assets/talk.js"]</script>`
  return () => vi.restoreAllMocks()
})

it('fetches what comes next once the page has all of its own', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  fetchAhead()
  expect(fetched()).toEqual([])
  state.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  expect(fetched()).toEqual(['/assets/base.js', '/assets/talk.js'])
})

it('fetches nothing where the page names nothing', () => {
  document.head.innerHTML = ''
  fetchAhead()
  expect(fetched()).toEqual([])
})
