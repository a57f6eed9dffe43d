import { beforeEach, expect, it, vi } from 'vitest'
import { answerCourseFile, isCourseFile, mostCourseFiles } from './cached-course-files'

/** The part of the browser's cache that is used, in the order of what was put. */
function openFiles() {
  const kept = new Map<string, Response>()
  return {
    kept,
    match: async ({ url }: Request) => kept.get(url)?.clone(),
    put: vi.fn(async ({ url }: Request, response: Response) => void kept.set(url, response)),
    keys: async () => Array.from(kept.keys(), (url) => new Request(url)),
    delete: async ({ url }: Request) => kept.delete(url),
  }
}
const fetchFile = vi.fn<(request: Request) => Promise<Response>>()
const requestOf = (name: string) => new Request(`https://lingarden.test/assets/courses/${name}.json`)

let files: ReturnType<typeof openFiles>
const textOf = async (name: string) =>
  (await answerCourseFile(requestOf(name), files as unknown as Cache, fetchFile)).text()

beforeEach(() => {
  files = openFiles()
  fetchFile.mockReset().mockImplementation(async ({ url }) => new Response(url.split('/').at(-1)))
})

it('knows the files of courses from those of the app', () => {
  expect(isCourseFile('/assets/courses/es-a1/u01-l01-0f13.json')).toBe(true)
  expect(isCourseFile('/assets/index-0f13.js')).toBe(false)
})

it('fetches a lesson once, and opens it without a connection from then on', async () => {
  expect(await textOf('l1')).toBe('l1.json')
  fetchFile.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await textOf('l1')).toBe('l1.json')
  expect(fetchFile).toHaveBeenCalledTimes(1)
  await expect(textOf('l2')).rejects.toThrow('Failed to fetch')
})

it('keeps no answer that is none', async () => {
  fetchFile.mockResolvedValueOnce(new Response('no', { status: 404 }))
  expect(await textOf('l1')).toBe('no')
  expect(await textOf('l1')).toBe('l1.json')
})

it('gives the lesson also where the browser is full', async () => {
  files.put.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  expect(await textOf('l1')).toBe('l1.json')
})

it(`keeps ${mostCourseFiles} files at most; the oldest go`, async () => {
  for (let i = 0; i <= mostCourseFiles; i++) await textOf(`l${i}`)
  expect(files.kept.size).toBe(mostCourseFiles)
  expect(files.kept.has(requestOf('l0').url)).toBe(false)
  expect(files.kept.has(requestOf(`l${mostCourseFiles}`).url)).toBe(true)
})
