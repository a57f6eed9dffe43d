import { memo } from 'react'
import { WordCard, WordRow, type WordRowProps } from './word-row'

interface GridRowProps extends Omit<WordRowProps, 'address'> {
  /** Its place in the list. */
  index: number
  /** In CSS pixels. */
  height: number
  /** Whether Tab leads to it. */
  isActive: boolean
  isCard: boolean
  /** The address of the list, to which the word is added. */
  listAddress: string
}

/** A row of the list at its place; drawn anew only where something of it is another. */
export const GridRow = memo((props: GridRowProps) => {
  const { index, height, isActive, isCard, listAddress, ...content } = props
  const Row = isCard ? WordCard : WordRow
  return (
    <div
      role="row"
      data-index={index}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={index + 2}
      aria-selected={content.isPicked}
      className="absolute inset-x-0 outline-offset-[-2px] contain-strict"
      style={{ height, top: index * height }}
    >
      <Row {...content} address={`${listAddress}word=${encodeURIComponent(content.word.term)}`} />
    </div>
  )
})
