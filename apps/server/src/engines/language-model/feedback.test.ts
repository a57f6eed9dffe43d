import { describe, expect, it } from 'vitest'
import { soundFeedback } from './feedback.ts'

const message = 'Ayer yo voy al cine con mi amigos.'
const correct = (original: string, corrected: string, explanation = 'why') => ({
  original,
  corrected,
  explanation,
})
const kept = (...corrections: ReturnType<typeof correct>[]) =>
  soundFeedback({ positive: '', corrections, suggestions: [], suggestedSentences: [] }, message).corrections

describe('corrections that are kept', () => {
  it('quote the learner, the smallest edit first', () => {
    const [large, small] = [correct('yo voy', 'fui'), correct('mi amigos', 'mis amigos')]
    expect(kept(large, small)).toEqual([small, large])
    expect(kept(correct('YO VOY ', 'yo fui'))).toHaveLength(1)
    expect(kept(correct('cine con', 'ciné con'))).toHaveLength(1)
  })

  it.each([
    ['what was not said', correct('yo fue', 'yo fui')],
    ['what does not change', correct('mi amigos', 'mi amigos')],
    ['capitals and punctuation alone', correct('mi amigos.', 'Mi amigos')],
    ['nothing', correct('', 'algo')],
    ['into nothing', correct('mi amigos', ' … ')],
  ])('do not correct %s', (_, correction) => {
    expect(kept(correction)).toEqual([])
  })

  it('are few, short and different', () => {
    const words = ['Ayer', 'yo', 'voy', 'al', 'cine', 'con']
    expect(kept(...words.map((word) => correct(word, `${word}x`)))).toHaveLength(4)
    expect(kept(correct('voy', 'fui'), correct('voy', 'iba'))).toHaveLength(1)
    expect(kept(correct('voy', 'fui', 'x'.repeat(999)))[0]?.explanation).toHaveLength(300)
  })
})

describe('the message as it is right', () => {
  const mended = (...corrections: ReturnType<typeof correct>[]) =>
    soundFeedback({ positive: '', corrections, suggestions: [], suggestedSentences: [] }, message).mended
  const found = [correct('mi amigos', 'mis amigos'), correct('yo voy', 'fui')]

  it('has all put right that was found wrong, and is as it was where nothing was', () => {
    expect(mended(...found)).toBe('Ayer fui al cine con mis amigos.')
    expect(mended(...found, correct('Ayer', 'ayer'))).toBe('Ayer fui al cine con mis amigos.')
    expect(mended()).toBe(message)
  })

  it('is not vouched for where something found wrong would stay in it', () => {
    expect(mended(...found, correct('con nosotros', 'con ellos'))).toBeUndefined()
    expect(
      mended(...['Ayer', 'yo', 'voy', 'al', 'cine'].map((word) => correct(word, `${word}x`))),
    ).toBeUndefined()
  })
})
