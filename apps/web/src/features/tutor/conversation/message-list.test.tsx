import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import type { Exercise } from '@lingarden/domain/exercises/exercise'
import { findLanguage, supportedLanguages } from '@lingarden/languages/find-language'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { emptyConversation, type Conversation } from './conversation'
import type { Message } from './messages'
import { MessageList } from './message-list'

vi.mock('@/lib/billing/sells-plans', () => ({ sellsPlans: () => true }))
vi.mock('@/lib/corrections/get-corrections', () => ({ useCorrections: () => [] }))
import type { LadderActions } from '../ladder/message-ladder'
import type { WordView } from '../words/word-view'

const language = findLanguage('es') ?? supportedLanguages[1]
const at = '2026-11-21T10:00:00Z'
const welcome: Message = {
  id: 'a1',
  type: 'ai',
  messageType: 'welcome',
  content: 'Hola amiga',
  timestamp: at,
}
const said: Message = { id: 'u1', type: 'user', content: 'Hola tutor', timestamp: at }
const pause: Message = { id: 'b1', type: 'session_break', content: '', timestamp: at }

const dictionary: Dictionary = {
  lookUp: async (terms) => terms.map((term) => ({ term, pronunciation: '', definition: '' })),
  tokenize: async (text) =>
    tokenize(text, 'es', { longestTerm: 1, lookUp: (term) => ({ term: term.toLowerCase() }) }),
  countWords: async (tokens) =>
    tokens.flatMap(({ kind, start, term }) => (kind === 'word' && term ? [{ start, term }] : [])),
  leadTo: async (terms) => terms.map(() => undefined),
  search: async () => [],
  browse: async () => ({ entries: [], total: 0 }),
  inflections: async () => [],
  check: async () => ({ isRight: true, judgements: [] }),
  candidates: async () => [],
  writeOut: async (text: string) => text,
}

const track = vi.fn<NonNullable<WordView['track']>>()
const onSelect = vi.fn<WordView['onSelect']>()
const onAct = vi.fn<() => void>()
const onRetry = vi.fn<() => void>()
const ladder = { onMend: vi.fn<LadderActions['onMend']>(), onAlwaysShow: vi.fn<() => void>() }
const onPractise = vi.fn<ComponentProps<typeof MessageList>['onPractise']>()
const onAnswer = vi.fn<ComponentProps<typeof MessageList>['onAnswer']>()
const plain: WordView = {
  languageCode: 'es-ES',
  dictionary,
  onSelect,
  masked: new Set(),
  readings: 'none',
  splitsWords: true,
  showsDefinitionsOnHover: false,
  showsActions: true,
  showsMeanings: false,
  hintsFirst: false,
  track,
}

/** Tells the list that it got higher or lower. */
const resized = new Set<() => void>()
vi.stubGlobal(
  'ResizeObserver',
  class {
    readonly #tell: () => void
    constructor(tell: () => void) {
      this.#tell = tell
    }
    observe() {
      resized.add(this.#tell)
    }
    disconnect() {
      resized.delete(this.#tell)
    }
  },
)

beforeEach(() => {
  track.mockReset()
  onSelect.mockReset()
  onAct.mockReset()
  onRetry.mockReset()
  onPractise.mockReset()
  onAnswer.mockReset()
})

function show(conversation: Partial<Conversation>, view: Partial<WordView> = {}, begun?: string) {
  if (!language) throw new Error('There is no Spanish')
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MessageList
        conversation={{ ...emptyConversation('c1'), ...conversation }}
        language={language}
        tutorName="Alex"
        view={{ ...plain, ...view }}
        selected={undefined}
        begun={begun}
        freshActivity={undefined}
        onAct={onAct}
        onRetry={onRetry}
        ladder={ladder}
        onPractise={onPractise}
        onAnswer={onAnswer}
      />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
  return screen.getByRole('log', { name: 'Conversation' })
}

const openMore = (log: HTMLElement) => {
  const [more] = within(log).getAllByRole('button', { name: 'More' })
  if (more) fireEvent.keyDown(more, { key: 'Enter' })
}

describe('the conversation', () => {
  it('[3.19] shows plain text at first, and words to click once the dictionary is there', async () => {
    const log = show({ messages: [welcome, said] })
    expect(log.textContent).toContain('Hola amiga')
    fireEvent.click(await within(log).findByRole('button', { name: 'amiga' }))
    expect(onSelect.mock.calls[0]?.[0]).toMatchObject({ messageId: 'a1', sentence: 'Hola amiga', index: 1 })
    expect(within(log).getByRole('button', { name: 'tutor' })).toBeDefined()
  })

  it('works without a dictionary', () => {
    const log = show({ messages: [welcome] }, { dictionary: undefined })
    expect(log.textContent).toContain('Hola amiga')
    expect(within(log).queryByRole('button', { name: 'amiga' })).toBeNull()
  })

  it('[3.26] makes words clickable only when asked where the learner wants that', async () => {
    const log = show({ messages: [welcome] }, { splitsWords: false })
    openMore(log)
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Look up its words' }))
    expect(within(log).getByRole('button', { name: 'amiga' })).toBeDefined()
  })

  it('[3.26] shows no actions where the learner wants none', () => {
    const log = show({ messages: [welcome] }, { showsActions: false })
    for (const name of ['Meaning', 'More']) expect(within(log).queryByRole('button', { name })).toBeNull()
  })

  it('[3.26] has few actions by their names on the newest line, and fewer on the others', async () => {
    const log = show({ messages: [welcome, said, { ...welcome, id: 'a2', content: 'Muy bien' }] })
    const named = (name: string) => within(log).getAllByRole('button', { name }).length
    // The learner's own sentence has its meaning, too.
    expect([named('Meaning'), named('Say it'), named('More')]).toEqual([3, 1, 2])
    openMore(log)
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Explain',
      'Copy',
    ])
  })

  it('[4.16b] counts the words of this session’s messages, not those of an earlier one', async () => {
    const log = show({ messages: [welcome, pause, said] })
    await within(log).findByRole('button', { name: 'tutor' })
    // Counted once the words are shown.
    await vi.waitFor(() => expect(track.mock.calls.map(([{ id }]) => id)).toEqual(['u1']))
  })

  it('tells where an earlier session ended, and not where the page of this one was loaded anew', () => {
    const later: Message = { ...said, id: 'u2' }
    const messages = [said, pause, later, { ...pause, id: 'b2' }, welcome]
    const ends = (log: HTMLElement) => within(log).queryAllByText('Earlier conversation').length
    expect(ends(show({ messages }))).toBe(2)
    cleanup()
    expect(ends(show({ messages }, {}, 'u2'))).toBe(1)
  })

  it('announces whole replies of this session only, never what is still coming', () => {
    show({ messages: [welcome], phase: 'replying', streaming: 'Enca' })
    const live = screen.getByTestId('finished-reply')
    expect(live.getAttribute('aria-live')).toBe('polite')
    expect(live.textContent).toBe('Alex: Hola amiga')
    expect(screen.getByText('Enca').closest('[aria-hidden]')).not.toBeNull()
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off')
  })

  it('announces both replies of a turn, each once, and nothing again after the learner has spoken', () => {
    const more: Message = { ...welcome, id: 'a2', messageType: 'welcome_question', content: '¿Qué tal?' }
    show({ messages: [said, welcome, more] })
    const announced = () => [...screen.getByTestId('finished-reply').children].map((p) => p.textContent)
    expect(announced()).toEqual(['Alex: Hola amiga', 'Alex: ¿Qué tal?'])
    cleanup()
    show({ messages: [said, welcome, more, { ...said, id: 'u2' }] })
    expect(announced()).toEqual([])
    cleanup()
    const correction = { original: 'tutor', corrected: 'profesor', explanation: '' }
    const feedback = { positive: '', corrections: [correction], suggestions: [], suggestedSentences: [] }
    show({ messages: [{ ...said, feedback: { status: 'complete', feedback } }, welcome] })
    expect(announced()).toEqual(['Alex: Hola amiga', 'Feedback, corrections: 1'])
  })

  it('shows the end of a long conversation, and more of it when asked', () => {
    const messages = Array.from({ length: 130 }, (_, n): Message => ({
      ...welcome,
      id: `m${n}`,
      content: `Mensaje ${n}`,
    }))
    const log = show({ messages }, { dictionary: undefined })
    const shown = () => within(log).getAllByRole('listitem')
    expect(shown()).toHaveLength(60)
    expect(shown()[0]?.textContent).toContain('Mensaje 70')
    fireEvent.click(within(log).getByRole('button', { name: 'Show earlier messages (70)' }))
    expect(shown()).toHaveLength(120)
    // The keyboard goes on from the conversation: the button may be gone with the next step.
    expect(document.activeElement).toBe(log)
    fireEvent.click(within(log).getByRole('button', { name: 'Show earlier messages (10)' }))
    expect(shown()).toHaveLength(130)
    expect(within(log).queryByRole('button', { name: /Show earlier/ })).toBeNull()
  })

  it('stays at its end where a touch keyboard leaves it less room, unless the learner scrolled back', () => {
    const log = show({ messages: [welcome, said] })
    const shape = (clientHeight: number) =>
      Object.defineProperties(log, {
        scrollHeight: { value: 1000, configurable: true },
        clientHeight: { value: clientHeight, configurable: true },
      })
    shape(400)
    log.scrollTop = 600
    fireEvent.scroll(log)
    shape(150)
    for (const tell of resized) tell()
    expect(log.scrollTop).toBe(1000)
    log.scrollTop = 100
    fireEvent.scroll(log)
    for (const tell of resized) tell()
    expect(log.scrollTop).toBe(100)
  })

  it('does not announce what was said before a reload', () => {
    show({ messages: [welcome, pause] })
    expect(screen.getByTestId('finished-reply').textContent).toBe('')
  })

  it('[4.16b] counts a message whose turn failed when it was said for good, and once', async () => {
    const failed = { messageId: 'u1', text: 'Hola tutor' }
    show({ messages: [welcome, said], failed })
    await vi.waitFor(() => expect(track.mock.calls.map(([{ id }]) => id)).toEqual(['a1']))
    cleanup()
    track.mockReset()
    show({ messages: [welcome, said] })
    await vi.waitFor(() => expect(track.mock.calls.map(([{ id }]) => id)).toEqual(['a1', 'u1']))
    expect(track.mock.lastCall?.[1]).toMatchObject({ isOwn: true, isUsed: true })
  })

  it('[4.16b] a sentence that was offered and taken is met, and not used', async () => {
    show({ messages: [{ ...said, isOffered: true }] })
    await vi.waitFor(() => expect(track.mock.lastCall?.[1]).toMatchObject({ isOwn: true, isUsed: false }))
  })

  it('a press on anything in the conversation is an act of the learner', async () => {
    const log = show({ messages: [welcome] })
    fireEvent.click(log)
    expect(onAct).not.toHaveBeenCalled()
    fireEvent.click(await within(log).findByRole('button', { name: 'Hola' }))
    expect(onAct).toHaveBeenCalled()
  })

  it('[8.2b] says that a turn failed, and tries again', () => {
    const log = show({ messages: [said], failed: { messageId: 'u1', text: 'Hola tutor' } })
    expect(log.textContent).toContain('Sorry, an error occurred. Please try again.')
    fireEvent.click(within(log).getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it('[8.1] leads to the plans where a turn failed for want of tokens', () => {
    show({ messages: [said], failed: { messageId: 'u1', text: 'Hola tutor', isOutOfTokens: true } })
    expect(screen.getByText(/Your tokens for this month are used up/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/plans')
  })

  it('[3.24] shows corrections under the message they are about', () => {
    const correction = { original: 'tutor', corrected: 'profesor', explanation: 'More usual.' }
    const feedback = { positive: '', corrections: [correction], suggestions: [], suggestedSentences: [] }
    show({ messages: [{ ...said, feedback: { status: 'complete', feedback } }] })
    expect(screen.getByRole('deletion').textContent).toBe('tutor')
    expect(screen.getByText('More usual.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Practise this' }))
    expect(onPractise).toHaveBeenCalledExactlyOnceWith({ original: 'tutor', corrected: 'profesor' })
  })

  it('[3.22] names an activity', () => {
    const activityData = { id: 'x', type: 'matching', title: 'Pairs', exercises: [], answers: [] }
    expect(show({ messages: [{ ...said, type: 'activity', activityData }] }).textContent).toContain('Pairs')
  })

  it('[3.22] shows the exercises of an activity one after the other, and counts what was practised once', async () => {
    const exercises: Exercise[] = [
      { kind: 'cloze', prompt: 'Fill in.', text: 'Quiero un {café}.' },
      { kind: 'choice', prompt: 'Choose.', options: ['un vaso', 'una vaso'], answer: 'un vaso' },
    ]
    const right = { given: ['café'], isRight: true, tries: 1, isShown: false }
    const activity = (answers: (typeof right | null)[]): Message => ({
      ...said,
      type: 'activity',
      activityData: { id: 'x', type: 'cloze', title: 'Gaps', exercises, answers },
    })
    const log = show({ messages: [activity([null, null])] })
    expect(within(log).queryByText('Choose.')).toBeNull()
    fireEvent.change(screen.getByRole('textbox', { name: 'Gap' }), { target: { value: 'café' } })
    fireEvent.click(screen.getByRole('button', { name: 'Check' }))
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('u1', 0, expect.objectContaining(right))
    await vi.waitFor(() => expect(track).toHaveBeenCalledTimes(1))
    expect(track.mock.lastCall?.[0]).toEqual({ id: 'u1 0', content: 'Quiero un café.' })
    cleanup()

    show({ messages: [activity([right, { ...right, given: ['un vaso'], tries: 2 }])] })
    expect(screen.getByText('Choose.')).toBeDefined()
    expect(screen.getByText('1 of 2 right first time.')).toBeDefined()
  })
})

it.each(['Correct.', 'This did not fit the scene “At the café”. You could say: Un café, por favor.'])(
  'says all of a note, long or short: %s',
  (note) => {
    const feedback = { positive: '', corrections: [], suggestions: [note], suggestedSentences: [] }
    show({ messages: [{ ...said, feedback: { status: 'complete', feedback } }] })
    expect(screen.getByText(note).closest('button, .truncate, [class*=line-clamp]')).toBeNull()
  },
)
