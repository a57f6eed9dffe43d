import type { PrecisionFigures } from '@lingarden/domain/precision/precision-figures'
import { useDayFormat } from '@/i18n/use-day-format'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { AllHelpLink } from '../all-help-link'
import { Part } from '../part'
import measured from './figures.json'
import { LanguageFigures } from './language-figures'

const figures = measured as PrecisionFigures

/** /support/precision: how often the built-in tutor corrects rightly, finds a mistake and corrects for nothing. */
export function PrecisionPage() {
  const { precision } = useTexts('support')
  const day = useDayFormat()
  usePageTitle(precision.title)
  return (
    <div className="grid max-w-[70ch] gap-8">
      <div className="grid gap-4">
        <AllHelpLink />
        <h1 className="text-xl md:text-2xl">{precision.title}</h1>
        <p>{precision.about}</p>
        {getRuntimeConfig().engine !== 'builtin' && <p>{precision.rulesFirst}</p>}
      </div>
      <Part title={precision.marks}>
        <Marks />
      </Part>
      <Part title={precision.figures}>
        {figures.languages.map((counts) => (
          <LanguageFigures key={counts.tag} counts={counts} />
        ))}
        <p className="text-sm text-ink-soft">
          {precision.measured(day(figures.measuredOn, { dateStyle: 'long' }), figures.commit)}
        </p>
      </Part>
      <Part title={precision.unchecked}>
        <Points points={precision.uncheckedList} />
      </Part>
      <Part title={precision.method}>
        <Points points={precision.methodList} />
      </Part>
    </div>
  )
}

/** What each look of a correction promises. */
function Marks() {
  const { precision } = useTexts('support')
  const marks = [
    [precision.sure, precision.sureText],
    [precision.perhaps, precision.perhapsText],
    [precision.nothing, precision.nothingText],
  ] as const
  return (
    <dl className="grid gap-3">
      {marks.map(([name, text]) => (
        <div key={name} className="border-l-2 border-leaf pl-3">
          <dt className="font-medium">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
