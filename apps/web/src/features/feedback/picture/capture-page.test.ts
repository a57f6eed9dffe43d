import { beforeEach, expect, it, vi } from 'vitest'
import { logError } from '@/lib/log'
import { capturePage } from './capture-page'

const domToBlob = vi.hoisted(() => vi.fn())
vi.mock('modern-screenshot', () => ({ domToBlob }))
vi.mock('./embed-fonts', () => ({ embedFonts: async () => '' }))
vi.mock('./prepare-picture', () => ({ preparePicture: async (picture: Blob) => picture }))
vi.mock('@/lib/log')

beforeEach(() => {
  vi.mocked(logError).mockClear()
  domToBlob.mockReset()
})

it('[2.50] what the page shows becomes a picture', async () => {
  const picture = new Blob(['x'], { type: 'image/png' })
  domToBlob.mockResolvedValue(picture)
  expect(await capturePage()).toBe(picture)
})

it('[8.19c] a page that cannot be captured gives no picture', async () => {
  domToBlob.mockRejectedValue(new Error('tainted'))
  expect(await capturePage()).toBeUndefined()
  expect(logError).toHaveBeenCalledOnce()
})

it('[8.19c] nor does one that takes too long, and the work on it ends', async () => {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  domToBlob.mockReturnValue(new Promise(() => undefined))
  const captured = capturePage()
  await vi.waitFor(() => expect(domToBlob).toHaveBeenCalled())
  patience.abort(new Error('too late'))
  expect(await captured).toBeUndefined()
  const [, { filter }] = domToBlob.mock.lastCall as [Node, { filter: (node: Node) => boolean }]
  expect(() => filter(document.body)).toThrow('too late')
  expect(logError).not.toHaveBeenCalled()
})
