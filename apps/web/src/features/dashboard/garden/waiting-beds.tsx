import { BedFrame } from './bed-frame'

const columns = [13, 8, 6] as const

/** Empty soil in the height of the beds to come, so that nothing jumps. */
export function WaitingBeds() {
  return (
    <ul aria-hidden className="mt-5 flex flex-wrap items-end gap-x-8.5 gap-y-5.5 max-md:mt-3 max-md:gap-4">
      {columns.map((count) => (
        <BedFrame
          key={count}
          spacing={{ plant: 54, cell: 42, columns: count }}
          plate={<span className="bed-plate min-w-38 opacity-60" />}
        >
          <div className="h-32" />
        </BedFrame>
      ))}
    </ul>
  )
}
