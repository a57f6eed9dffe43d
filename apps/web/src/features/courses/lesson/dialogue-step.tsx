import type { DialoguePart } from '@lingarden/domain/courses/dialogue-turns'
import type { Lesson } from '@lingarden/domain/courses/lesson'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { TalkTurn } from './talk-turn'
import type { LessonPlayerState } from './use-lesson-player'
import { useLessonTracking } from './use-lesson-tracking'
import { WholeTalk } from './whole-talk'

interface DialogueStepProps {
  player: LessonPlayerState
  language: SupportedLanguage
  dialogue: Lesson['dialogue']
  /** What the learner says of it. */
  part: DialoguePart | undefined
}

/** The lesson's scene: by turns, with a part for the learner, and then as a whole. */
export function DialogueStep({ player, language, dialogue, part }: DialogueStepProps) {
  const { countLookup } = useLessonTracking(language.languageCode)
  const { talk } = player.position
  const place = talk.queue[0]
  if (!part || place === undefined || !part.turns[place])
    return (
      <WholeTalk
        languageCode={language.languageCode}
        dialogue={dialogue}
        onLookUp={countLookup}
        onDone={player.goOn}
      />
    )
  return (
    <TalkTurn
      // A line that comes back begins anew.
      key={`${place} ${talk.missed.length}`}
      part={part}
      place={place}
      isSecondTry={talk.missed.includes(place)}
      scene={dialogue.scene}
      language={language}
      onLookUp={countLookup}
      onDone={player.say}
    />
  )
}
