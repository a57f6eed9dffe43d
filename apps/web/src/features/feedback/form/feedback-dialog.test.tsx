import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showToast } from '@/components/ui/toast'
import { logError } from '@/lib/log'
import { profileKeys } from '@/lib/profile/keys'
import { FeedbackDialog } from './feedback-dialog'

const supabase = vi.hoisted(() => ({
  session: { user: { id: 'ada' } } as object | null,
  insert: vi.fn(),
  upload: vi.fn(),
}))
vi.mock('@/lib/log')
vi.mock('@/components/ui/toast', () => ({ showToast: vi.fn() }))
vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'ada' }) }))
vi.mock('@/lib/supabase', () => ({
  getSupabase: () => ({
    auth: { getSession: async () => ({ data: { session: supabase.session } }) },
    from: () => ({ insert: supabase.insert }),
  }),
}))
vi.mock('@/lib/storage', () => ({
  openStorage: async () => ({
    from: () => ({
      upload: supabase.upload,
      getPublicUrl: (path: string) => ({ data: { publicUrl: `https://files.test/${path}` } }),
    }),
  }),
}))

const onClose = vi.fn()
const picture = new Blob(['picture'], { type: 'image/png' })

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  )
  supabase.session = { user: { id: 'ada' } }
  supabase.insert.mockReset().mockResolvedValue({ error: null })
  supabase.upload.mockReset().mockResolvedValue({ error: null })
  onClose.mockClear()
  vi.mocked(showToast).mockClear()
  vi.mocked(logError).mockClear()
  return () => vi.useRealTimers()
})

function show(captured: Blob | undefined) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(profileKeys.of('ada'), { current_language_code: 'es-ES' })
  render(
    <QueryClientProvider client={queryClient}>
      <FeedbackDialog open captured={{ picture: captured }} onClose={onClose} />
    </QueryClientProvider>,
  )
}
const comment = () => screen.getByRole('textbox', { name: 'Comment' })
const write = (text: string) => fireEvent.change(comment(), { target: { value: text } })
const send = () => act(async () => fireEvent.submit(comment().closest('form')!))

describe('the feedback form', () => {
  it('[3.28a, 3.28b, 7.8, 7.13] keeps the trimmed comment with page, language and the address of the screenshot', async () => {
    show(picture)
    write('  The timer stops.  ')
    await send()
    await vi.advanceTimersByTimeAsync(0)
    const path = 'ada/feedback-1700000000000.png'
    expect(supabase.upload).toHaveBeenCalledWith(path, picture, { contentType: 'image/png', upsert: false })
    expect(supabase.insert).toHaveBeenCalledWith({
      user_id: 'ada',
      comment: 'The timer stops.',
      screenshot_url: `https://files.test/${path}`,
      page_url: location.href,
      language_code: 'es-ES',
      language_name: 'Spanish',
    })
  })

  it('[4.12a, 9.4h] thanks for 2 s, then begins anew and closes', async () => {
    show(undefined)
    write('Good')
    await send()
    expect(screen.getByRole('status').textContent).toContain('Thank you')
    await act(() => vi.advanceTimersByTimeAsync(1999))
    expect(onClose).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(onClose).toHaveBeenCalledOnce()
    expect(comment()).toHaveProperty('value', '')
  })

  it('[4.12b] cannot be closed while it is being sent', async () => {
    const answer = Promise.withResolvers<{ error: null }>()
    supabase.insert.mockReturnValue(answer.promise)
    show(undefined)
    write('Good')
    await send()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true)
    fireEvent.keyDown(comment(), { key: 'Escape' })
    expect(onClose).not.toHaveBeenCalled()
    await act(async () => answer.resolve({ error: null }))
    expect(screen.getByRole('button', { name: 'Close' })).toBeDefined()
  })

  it('[5.9] cannot be sent without a comment, and says so', async () => {
    show(undefined)
    write('   ')
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
    await send()
    expect(supabase.insert).not.toHaveBeenCalled()
    expect(showToast).toHaveBeenCalledWith({
      title: 'Comment Required',
      description: 'Please provide a comment with your feedback.',
      variant: 'destructive',
    })
  })

  it('[5.9] needs somebody who is signed in, and keeps what was written', async () => {
    supabase.session = null
    show(undefined)
    write('Good')
    await send()
    expect(supabase.insert).not.toHaveBeenCalled()
    expect(showToast).toHaveBeenCalledWith({
      title: 'Authentication Required',
      description: 'Please sign in to submit feedback.',
      variant: 'destructive',
    })
    expect(comment()).toHaveProperty('value', 'Good')
  })

  it('[8.19a] that the database refuses says so, and keeps what was written', async () => {
    supabase.insert.mockResolvedValue({ error: { code: '23514' } })
    show(undefined)
    write('Good')
    await send()
    expect(showToast).toHaveBeenCalledWith({
      title: 'Submission Failed',
      description: 'Failed to submit feedback. Please try again.',
      variant: 'destructive',
    })
    expect(comment()).toHaveProperty('value', 'Good')
  })

  it('[8.19b] whose screenshot cannot be uploaded keeps the picture itself, and says nothing of it', async () => {
    vi.useRealTimers()
    supabase.upload.mockResolvedValue({ error: new Error('storage is full') })
    show(picture)
    write('Good')
    await send()
    await screen.findByRole('status')
    expect(supabase.insert.mock.calls[0]?.[0]).toMatchObject({
      screenshot_url: `data:image/png;base64,${btoa('picture')}`,
    })
    expect(showToast).not.toHaveBeenCalled()
    expect(logError).not.toHaveBeenCalled()
  })
})
