import { difficultyOptions, type Level } from '@lingarden/domain/levels'
import { useNavigate } from 'react-router'
import { PlantDrawing } from '@/components/plants/plant'
import { Portrait } from '@/components/portraits/portrait'
import { Button } from '@/components/ui/button'
import { firstTalkPaths } from '@/lib/paths'
import { Bed } from './bed'
import { chipClass } from './chip'
import { Heading } from './heading'
import { HeldText } from '@/components/words/held-text'
import { SpokenText } from './spoken-text'
import { useTalk } from './talk-context'
import { TalkFrame } from './talk-frame'

interface LevelScreenProps {
  onChoose: (level: Level, knowsSome?: boolean) => void
}

const cardClass = `${chipClass} min-h-21 grid-cols-[44px_1fr] items-center gap-x-3.5`

/** Whether the language is new: who does not know takes the first. */
export function LevelScreen({ onChoose }: LevelScreenProps) {
  const { talk, texts, language, reader, voice, tutor } = useTalk()
  const navigate = useNavigate()
  const { greeting } = talk
  const { title } = language.names[reader]
  return (
    <TalkFrame bed={<Bed seeds={[]} />}>
      <div className="flex flex-1 flex-col items-center justify-end gap-1.5 text-center lg:flex-none lg:items-start lg:text-left">
        <Portrait
          name={talk.portrait}
          isSpeaking={voice.isSpeaking}
          className="w-47.5 max-w-[55%] lg:hidden"
        />
        <p className="font-display text-[26px] lg:text-2xl">
          <SpokenText {...greeting} />
        </p>
        <p className="text-ink-soft">
          <HeldText text={greeting.means[reader] ?? ''} />
        </p>
      </div>
      <Heading className="text-center text-xl lg:text-left">{texts.isNew(title)}</Heading>
      <div className="grid gap-3 lg:grid-cols-2">
        <button type="button" className={cardClass} onClick={() => onChoose('beginner')}>
          <PlantDrawing stage="seed" flower={language.flower} size={40} />
          <Choice title={texts.newToIt} hint={texts.newHint} />
        </button>
        <button
          type="button"
          className={cardClass}
          onClick={() => void navigate(firstTalkPaths.at(language.tag, 'some'))}
        >
          <PlantDrawing stage="leaf" flower={language.flower} size={40} />
          <Choice title={texts.some} hint={texts.someHint} />
        </button>
      </div>
      <p className="pb-3 text-sm text-ink-soft">{texts.unsure(tutor)}</p>
    </TalkFrame>
  )
}

const Choice = ({ title, hint }: { title: string; hint: string }) => (
  <span>
    <span className="block text-[19px] font-medium">{title}</span>{' '}
    <span className="block text-sm text-ink-soft">{hint}</span>
  </span>
)

const levelOf = (band: string): Level =>
  difficultyOptions.find(({ cefr }) => cefr === band)?.value ?? 'beginner'

const stages = ['sprout', 'leaf', 'bloom'] as const

/** How much somebody knows, by the furthest sentence they could say. */
export function SomeScreen({ onChoose }: LevelScreenProps) {
  const { talk, texts, language, reader } = useTalk()
  return (
    <TalkFrame bed={<Bed seeds={[]} />}>
      <Heading className="mt-auto text-xl lg:mt-0">{texts.which}</Heading>
      <p className="text-ink-soft">{texts.whichHint}</p>
      <div className="grid gap-3">
        {talk.samples.map((sample, place) => (
          <button
            key={sample.band}
            type="button"
            className={cardClass}
            onClick={() => onChoose(levelOf(sample.band), true)}
          >
            <PlantDrawing stage={stages[place] ?? 'bloom'} flower={language.flower} size={40} />
            <span>
              <span className="block text-chat leading-snug font-medium">
                <SpokenText {...sample} />
              </span>{' '}
              <span className="block text-sm text-ink-soft">
                <HeldText text={sample.means[reader] ?? ''} />
              </span>
            </span>
          </button>
        ))}
      </div>
      <Button variant="ghost" size="lg" className="mb-auto" onClick={() => onChoose('beginner')}>
        {texts.none}
      </Button>
    </TalkFrame>
  )
}
