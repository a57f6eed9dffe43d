import { expect, it } from 'vitest'
import { countFilters, pressSort, readListView, writeSort } from './list-address'

const read = (address: string) => readListView(new URLSearchParams(address))

it('reads search, filters and order from the address', () => {
  expect(read('q=sol').standing).toBe('planted')
  expect(read('show=met').standing).toBe('met')
  expect(read('q=sol&strength=weak&tag=sky&due=now&added=week&source=file&sort=-term')).toEqual({
    standing: 'planted',
    query: 'sol',
    filter: { strength: 'weak', tag: 'sky', due: 'now', added: 'week', source: 'file' },
    sort: { key: 'term', direction: 'desc' },
  })
})

it('asks for nothing that it does not understand', () => {
  const { filter, sort } = read('strength=huge&due=1&added=&source=moon&sort=constructor')
  expect([countFilters(filter), sort]).toEqual([0, undefined])
})

it('turns the order with a second press, and begins as one wants it first', () => {
  const first = pressSort(undefined, 'added')
  expect([writeSort(first), writeSort(pressSort(first, 'added'))]).toEqual(['added', '-added'])
  expect(pressSort(first, 'term')).toEqual({ key: 'term', direction: 'asc' })
  expect(read('sort=-added').sort).toEqual(pressSort(first, 'added'))
})
