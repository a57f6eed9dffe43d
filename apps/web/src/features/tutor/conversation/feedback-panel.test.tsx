import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { MessageFeedback } from './messages'
import { FeedbackPanel } from './feedback-panel'

const original = 'Quiero un cerveza, por favor.'
const show = (feedback?: MessageFeedback, hintsFirst = false) => {
  render(
    <FeedbackPanel
      feedback={feedback && { ...feedback, original }}
      languageCode="es-ES"
      hintsFirst={hintsFirst}
      onPractise={() => undefined}
    />,
  )
  return screen.getByRole('region', { name: 'Feedback' })
}

describe('the feedback panel', () => {
  it('[2.51, 3.24] shows praise, corrections inside the learner’s own sentence, advice and what one could say', () => {
    const panel = show({
      status: 'complete',
      feedback: {
        positive: 'I understood you.',
        corrections: [
          { original: 'un cerveza', corrected: 'una cerveza', explanation: 'Cerveza is feminine.' },
        ],
        suggestions: ['Ask for the bill.'],
        suggestedSentences: ['¿Me trae la cuenta?'],
      },
    })
    expect(screen.getByRole('deletion').textContent).toBe('un')
    expect(screen.getByRole('insertion').textContent).toBe('una')
    expect(screen.getByRole('insertion').closest('p')?.textContent).toBe('Quiero ununa cerveza, por favor.')
    for (const text of [
      'I understood you.',
      'Cerveza is feminine.',
      'Ask for the bill.',
      '¿Me trae la cuenta?',
    ]) {
      expect(panel.textContent).toContain(text)
    }
  })

  it('says of what nobody vouches for that it is perhaps, hints at nothing and offers no exercise of it', () => {
    const feedback = {
      positive: '',
      corrections: [
        {
          original: 'por favor',
          corrected: 'si puede',
          explanation: 'It is kinder.',
          perhaps: true as const,
        },
      ],
      suggestions: [],
      suggestedSentences: [],
    }
    const panel = show({ status: 'complete', feedback }, true)
    expect(panel.textContent).toContain('Perhaps, and not checked:')
    expect(screen.getByRole('insertion').textContent).toBe('si puede')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['begun', 'Looking at your sentence'],
    ['failed', 'There is no feedback on this sentence.'],
    ['timed-out', 'Feedback generation timed out. Please try again.'],
  ] as const)('says how feedback stands: %s', (status, text) => {
    expect(show({ status }).textContent).toContain(text)
  })

  it('says what will stand here', () => {
    expect(show().textContent).toContain('What you write is looked at here.')
  })

  it('hints first where the learner wants that: the place and the reason, and the form when asked', () => {
    const explanation = '“cerveza” is feminine: “una cerveza”.'
    const feedback = {
      positive: '',
      corrections: [{ original: 'un cerveza', corrected: 'una cerveza', explanation }],
      suggestions: [],
      suggestedSentences: ['Una cerveza, por favor.'],
    }
    const panel = show({ status: 'complete', feedback }, true)
    expect(screen.getByRole('mark').textContent).toBe('Look here: un')
    expect(screen.queryByRole('insertion')).toBeNull()
    expect(screen.getByText('“cerveza” is feminine: “… cerveza”.')).toBeDefined()
    expect(panel.querySelector('details')?.open).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Show the right form' }))
    expect(screen.getByRole('insertion').textContent).toBe('una')
    expect(screen.getByText(explanation)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show the right form' })).toBeNull()
  })
})
