import { useTexts } from '@/i18n/texts'
import { labelledGroups, splitLabels } from './help/labels'

/** A text of an article; names of what stands on the screen are bolder. */
export function LabelledText({ text }: { text: string }) {
  const texts = useTexts(...labelledGroups)
  return splitLabels(text, texts).map((part, place) =>
    part.isLabel ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change places
      <strong key={place} className="font-semibold">
        {part.text}
      </strong>
    ) : (
      part.text
    ),
  )
}
