import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showToast } from '@/components/ui/toast'
import { profileKeys } from '@/lib/profile/keys'
import { PictureError } from '../picture/picture-problem'
import { preparePicture } from '../picture/prepare-picture'
import { FeedbackDialog } from './feedback-dialog'

vi.mock('../picture/prepare-picture')
vi.mock('@/components/ui/toast', () => ({ showToast: vi.fn() }))
vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'ada' }) }))

const captured = new Blob(['captured'], { type: 'image/png' })
const file = new File(['own'], 'own.jpg', { type: 'image/jpeg' })
const prepared = new Blob(['prepared'], { type: 'image/png' })
const shown = new Map<string, Blob>()

beforeEach(() => {
  let count = 0
  const createObjectURL = (blob: Blob) => {
    const address = `blob:${count++}`
    shown.set(address, blob)
    return address
  }
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }))
  vi.mocked(preparePicture).mockReset().mockResolvedValue(prepared)
  vi.mocked(showToast).mockClear()
})

const dialogOf = (picture: Blob | undefined, open = true) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(profileKeys.of('ada'), { current_language_code: 'es-ES' })
  return (
    <QueryClientProvider client={queryClient}>
      <FeedbackDialog open={open} captured={{ picture }} onClose={() => undefined} />
    </QueryClientProvider>
  )
}
const picture = () => {
  const image = screen.queryByRole('img', { name: /screenshot/ })
  return image ? shown.get(image.getAttribute('src') ?? '') : undefined
}
const ways: [string, () => void][] = [
  [
    'pasted',
    () =>
      fireEvent.paste(screen.getByRole('textbox', { name: 'Comment' }), { clipboardData: { files: [file] } }),
  ],
  ['dropped', () => fireEvent.drop(screen.getByText('Screenshot'), { dataTransfer: { files: [file] } })],
  [
    'chosen',
    () =>
      fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
        target: { files: [file] },
      }),
  ],
]

it.each(ways)('[5.9] a picture that is %s takes the place of the one that was taken', async (_, give) => {
  render(dialogOf(captured))
  expect(picture()).toBe(captured)
  await act(async () => give())
  expect(preparePicture).toHaveBeenCalledWith(file)
  expect(picture()).toBe(prepared)
  expect(showToast).toHaveBeenCalledWith({ title: 'Image Uploaded' })
})

it.each([
  ['tooLarge', 'File Too Large', 'Please select an image smaller than 5MB.'],
  ['notAnImage', 'Invalid File Type', 'Please select an image file (PNG, JPG, GIF, etc.).'],
] as const)(
  '[5.9] one that is refused (%s) says why, and the one before stays',
  async (problem, title, description) => {
    vi.mocked(preparePicture).mockRejectedValue(new PictureError(problem))
    render(dialogOf(captured))
    await act(async () => ways[1]![1]())
    expect(showToast).toHaveBeenCalledWith({ title, description, variant: 'destructive' })
    expect(picture()).toBe(captured)
  },
)

it('[8.19c] the form stands without a picture, too, and one’s own outlives its closing', async () => {
  const { rerender } = render(dialogOf(undefined))
  expect(picture()).toBeUndefined()
  await act(async () => ways[0]![1]())
  rerender(dialogOf(captured, false))
  rerender(dialogOf(captured))
  expect(picture()).toBe(prepared)
})
