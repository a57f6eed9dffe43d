import { classNames } from '@/components/ui/class-names'

const tints = ['bg-leaf-pale', 'bg-blossom-pale', 'bg-sunken', 'bg-soil'] as const

/** A quiet place for a topic's picture, of a tint of its own: the same one wherever the topic is shown. */
export function TopicPicture({ id, className }: { id: string; className?: string }) {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (
    <span aria-hidden className={classNames('grid place-items-center', tints[sum % tints.length], className)}>
      <svg viewBox="0 0 64 64" className="h-2/3 max-h-20 w-2/3 fill-none stroke-ink-soft" strokeWidth="1.6">
        <path d="M10 56c14-4 30-4 44 0" strokeLinecap="round" />
        <path
          d="M32 55V30M32 46c0-8-6-13-15-13 0 8 6 13 15 13ZM32 36c0-8 6-13 15-13 0 8-6 13-15 13Z"
          className="fill-card"
          strokeLinejoin="round"
          transform={sum % 2 === 0 ? undefined : 'matrix(-1 0 0 1 64 0)'}
        />
      </svg>
    </span>
  )
}
