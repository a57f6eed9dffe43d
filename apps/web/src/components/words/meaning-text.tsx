import type { ToldMeaning } from '@lingarden/domain/courses/outline'

interface MeaningTextProps {
  meaning: Pick<ToldMeaning, 'definition' | 'told'>
  /** Whether its learner wrote it, in whatever language. */
  isOwn?: boolean
  /** How many senses of the dictionary are shown at most. */
  most?: number
}

/**
 * What a word means, in a line of one language: that of the reader where it is told in it, else the English of the dictionary.
 * Both in one line would be read as one meaning.
 */
export function MeaningText({
  meaning: { definition, told },
  isOwn = false,
  most = Infinity,
}: MeaningTextProps) {
  if (told) return <span lang={told.reader}>{told.gloss}</span>
  return <span lang={isOwn ? undefined : 'en'}>{[...new Set(definition)].slice(0, most).join('; ')}</span>
}
