import { supportedLanguages } from '@lingarden/domain/languages'
import { createPracticeTutor } from '@lingarden/practice-tutor/engine'
import { measure, milliseconds, p95, type Figure } from './figure.ts'

export async function benchTutor(): Promise<Figure> {
  const tutor = createPracticeTutor()
  const answers = [
    'Quiero un café, por favor',
    '我想喝一杯咖啡',
    'Je voudrais un café',
    'asdf qwer zxcv uiop',
  ]
  const samples = await measure(400, async (seed) => {
    const language = supportedLanguages[seed % supportedLanguages.length]
    if (!language) throw new Error('There is no language')
    const input = {
      language,
      level: 'beginner' as const,
      gender: null,
      tutorName: language.tutorName,
      message: answers[seed % answers.length],
      history: [],
      goals: [],
      wordBank: ['sol'],
      giveFeedback: true,
      showSuggestions: true,
      engineState: undefined,
      seed,
    }
    await Array.fromAsync(tutor.turn(input))
  })
  return {
    what: 'built-in tutor: a full turn with feedback, p95',
    measured: milliseconds(p95(samples)),
    target: '50 ms',
  }
}
