import { loadEveryLanguage } from '@lingarden/languages/load'
import { scenesOf } from '@lingarden/languages/loaded'
import { supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { formatState } from '@lingarden/practice-tutor/conversation/state'
import { createPracticeTutor } from '@lingarden/practice-tutor/engine'
import { measure, milliseconds, p95, type Figure } from './figure.ts'

await loadEveryLanguage()

/** Long enough to be compared with much, and near enough to some wordings. */
const answers: Partial<Record<LanguageTag, string>> = {
  es: 'Hola, yo quiero un café con leche, por favor, porque estoy cansado',
  fr: 'Bonjour, je voudrais un grand café au lait parce que je suis fatigué',
  zh: '你好，我今天想喝一杯咖啡，因为我很累，谢谢',
}

/** A turn at every place of every scene. */
function turns(): TutorTurnInput[] {
  return supportedLanguages.flatMap((language) =>
    scenesOf(language.tag).flatMap(({ id, nodes }) =>
      Object.keys(nodes).map((node) => ({
        language,
        level: 'beginner' as const,
        gender: null,
        tutorName: language.tutorName,
        message: answers[language.tag],
        history: [],
        goals: [],
        wordBank: ['sol'],
        giveFeedback: true,
        showSuggestions: true,
        engineState: formatState({ scene: id, node, misses: 0, turn: 1 }),
        seed: 0,
      })),
    ),
  )
}

/** Times each place twice: what a place accepts is prepared when somebody comes there first. */
export async function benchTutor(): Promise<Figure> {
  const tutor = createPracticeTutor()
  const inputs = turns()
  const takeTurn = async (place: number) => {
    const input = inputs[place]
    if (input) await Array.fromAsync(tutor.turn(input))
  }
  const first = await measure(inputs.length, takeTurn)
  const again = await measure(inputs.length, takeTurn)
  return {
    what: 'built-in tutor: a full turn with feedback, p95 of every place (and when visited again)',
    measured: `${milliseconds(p95(first))} (${milliseconds(p95(again))})`,
    target: '50 ms',
  }
}
