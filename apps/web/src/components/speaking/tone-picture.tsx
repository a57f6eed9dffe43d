import type { ToneContour } from '@lingarden/domain/speaking/tone-contours'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useTexts } from '@/i18n/texts'

const size = { width: 72, height: 72 }
/** Semitones over and under the speaker's middle that fit into the picture. */
const reach = 9

interface TonePictureProps {
  contours: readonly ToneContour[]
  languageCode: LanguageCode
}

/** The learner's tones over the model's, one box a syllable. */
export function TonePicture({ contours, languageCode }: TonePictureProps) {
  const voice = useTexts('voice')
  return (
    <section aria-label={voice.tones} className="grid gap-2">
      <h3 className="text-base font-medium">{voice.tones}</h3>
      <p className="text-sm text-ink-soft">{voice.tonesAbout}</p>
      <ul className="flex flex-wrap gap-2">
        {contours.map(({ syllable, model, learner }, place) => (
          // The same syllable may come twice; its place is what tells it apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className="grid justify-items-center">
            <svg
              viewBox={`0 0 ${size.width} ${size.height}`}
              className="size-18 rounded-sm bg-sunken"
              role="img"
              aria-label={voice.toneOf(
                syllable,
                voice.toneShapes[model.shape],
                voice.toneShapes[learner.shape],
              )}
            >
              <line x1={0} x2={size.width} y1={36} y2={36} className="stroke-line" />
              <path
                d={pathOf(model.points)}
                className="fill-none stroke-control-line"
                strokeWidth={7}
                strokeLinecap="round"
              />
              <path
                d={pathOf(learner.points)}
                className="fill-none stroke-blossom"
                strokeWidth={3}
                strokeLinecap="round"
              />
            </svg>
            <span lang={languageCode} aria-hidden>
              {syllable}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A line through the points that are heard, broken where nothing is. */
function pathOf(points: readonly (number | undefined)[]): string {
  const margin = 6
  return points
    .map((value, place) => {
      if (value === undefined) return ''
      const x = margin + (place / Math.max(1, points.length - 1)) * (size.width - 2 * margin)
      const part = Math.min(1, Math.max(-1, value / reach))
      const y = size.height / 2 - part * (size.height / 2 - margin)
      return `${points[place - 1] === undefined ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}
