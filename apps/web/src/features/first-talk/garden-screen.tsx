import { answerTo } from '@lingarden/domain/first-talk/answers'
import { readOwnSentence } from '@lingarden/domain/first-talk/mend-own'
import type { PlantedSeed } from '@lingarden/domain/first-talk/seeds'
import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import type { StoredTalk } from '@/lib/first-talk/stored-talk'
import { doorPaths, firstTalkPaths } from '@/lib/paths'
import { Bed } from './bed'
import { Heading } from './heading'
import { useTalk } from './talk-context'
import { TalkFrame } from './talk-frame'

interface GardenScreenProps {
  stored: StoredTalk
  seeds: readonly PlantedSeed[]
}

/** Home for whoever does not want an account now: their bed, kept in this browser. */
export function GardenScreen({ stored: { answers }, seeds }: GardenScreenProps) {
  const { texts, talk, language, reader, tutor } = useTalk()
  const { garden } = texts
  const own = answerTo(answers, 'own')
  const mended = answerTo(answers, 'mend') && own && readOwnSentence(talk, own, reader).mended
  return (
    <TalkFrame bed={<Bed seeds={seeds} />}>
      <Heading className="mt-auto text-xl wrap-anywhere lg:mt-0 lg:text-2xl">
        {garden.title(answerTo(answers, 'name')?.text ?? '')}
      </Heading>
      <p className="text-ink-soft">{garden.text}</p>
      {mended && (
        <p className="rounded-lg border border-line bg-card p-4">
          <span className="block text-sm text-ink-soft">{garden.mended}</span>
          <span lang={language.languageCode} className="text-lg">
            {mended}
          </span>
        </p>
      )}
      <div className="mt-auto grid gap-2.5 pb-3 lg:mt-0">
        <Link to={firstTalkPaths.at(language.tag, 'keep')} className={buttonClass('primary', 'lg')}>
          {texts.keep.title}
        </Link>
        <Link to={firstTalkPaths.at(language.tag, 'hello')} className={buttonClass('secondary', 'lg')}>
          {garden.again(tutor)}
        </Link>
        <a href={doorPaths.landing} className={buttonClass('ghost', 'lg')}>
          {garden.other}
        </a>
      </div>
    </TalkFrame>
  )
}
