import { beforeEach, expect, it } from 'vitest'
import { forgetWantedPage, pathOnSite, rememberWantedPage, wantedPage } from './wanted-page'

const asked = new Date('2026-11-22T10:00:00Z')
const later = (minutes: number) => new Date(asked.getTime() + minutes * 60_000)
beforeEach(() => localStorage.clear())

it('is remembered with its query and fragment for as long as the link of a mail works', () => {
  rememberWantedPage('/bank?view=dictionary#jard', asked)
  expect(wantedPage(later(59))).toBe('/bank?view=dictionary#jard')
  expect(wantedPage(later(60))).toBe('/dashboard')
  forgetWantedPage()
  expect(wantedPage(later(1))).toBe('/dashboard')
})

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  undefined,
  7,
])('is none where it lies elsewhere: %j', (address) => {
  localStorage.setItem('lingarden:wanted-page', JSON.stringify({ address, until: later(9).getTime() }))
  expect(pathOnSite(address, 'https://garden.test')).toBeUndefined()
  expect(wantedPage(asked)).toBe('/dashboard')
})
