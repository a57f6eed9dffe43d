import { render, screen } from '@testing-library/react'
import type { Correction } from '@lingarden/domain/tutor-turn'
import { describe, expect, it } from 'vitest'
import type { MessageFeedback } from './messages'
import { FeedbackPanel } from './feedback-panel'

const original = 'Quiero un cerveza, por favor.'
const show = (feedback?: MessageFeedback, asked?: Correction) => {
  render(
    <FeedbackPanel feedback={feedback && { ...feedback, original }} languageCode="es-ES" asked={asked} />,
  )
  return screen.getByRole('region', { name: 'Feedback' })
}

describe('the feedback panel', () => {
  it('[2.51, 3.24] shows praise, where the corrections stand, advice and what one could say', () => {
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
    // They stand once, in the learner's own sentence.
    expect(screen.queryByRole('deletion')).toBeNull()
    expect(panel.textContent).not.toContain('Cerveza is feminine.')
    for (const text of [
      'I understood you.',
      'What was corrected stands in your sentence.',
      'Ask for the bill.',
      '¿Me trae la cuenta?',
    ]) {
      expect(panel.textContent).toContain(text)
    }
  })

  it.each([
    ['begun', 'Looking at your sentence'],
    ['failed', 'There is no feedback on this sentence.'],
    ['timed-out', 'Feedback generation timed out. Please try again.'],
  ] as const)('says how feedback stands: %s', (status, text) => {
    expect(show({ status }).textContent).toContain(text)
  })

  it('says what will stand here', () => {
    expect(show().textContent).toContain('Feedback on what you write appears here.')
  })

  it('tells nothing of a mistake that the learner looks for in the sentence itself', () => {
    const explanation = '“cerveza” is feminine: “una cerveza”.'
    const asked = { original: 'un cerveza', corrected: 'una cerveza', explanation }
    const other = { original: 'por', corrected: 'para', explanation: 'It is for her.' }
    const feedback = {
      positive: '',
      corrections: [other, asked],
      suggestions: [],
      suggestedSentences: ['Una cerveza, por favor.'],
    }
    const panel = show({ status: 'complete', feedback }, asked)
    expect(panel.textContent).toContain('One place in your sentence waits for a second try.')
    expect(panel.textContent).toContain('What was corrected stands in your sentence.')
    expect(panel.textContent).not.toContain(explanation)
    expect(panel.querySelector('details')?.open).toBe(false)
  })
})
