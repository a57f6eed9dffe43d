import { Fragment } from 'react'
import { classNames } from './class-names'

interface WordLineProps {
  words: readonly string[]
  languageCode: string | undefined
  className?: string
}

/** Words of a language in one text; a line ends between two of them, not within one, as lines without spaces otherwise may. */
export function WordLine({ words, languageCode, className }: WordLineProps) {
  return (
    <p lang={languageCode} className={classNames('wrap-anywhere', className)}>
      {words.map((word, place) => (
        <Fragment key={word}>
          {place > 0 && ' · '}
          <span className="inline-block">{word}</span>
        </Fragment>
      ))}
    </p>
  )
}
