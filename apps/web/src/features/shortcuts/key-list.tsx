import { useTexts } from '@/i18n/texts'
import { showKeys } from './show-key'

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** The keys that do the same, as they are printed on the keyboard. */
export function KeyList({ combinations }: { combinations: readonly string[] }) {
  const shortcuts = useTexts('shortcuts')
  const { held, keys } = showKeys(combinations, { isMac, names: shortcuts.keys })
  return (
    <span className="flex flex-wrap items-center justify-end gap-1">
      {held.map((key) => (
        <span key={key}>
          <Key name={key} /> +
        </span>
      ))}
      {keys.map((key, place) => (
        <span key={key}>
          {place > 0 && <span className="sr-only"> {shortcuts.or} </span>}
          <Key name={key} />
        </span>
      ))}
    </span>
  )
}

function Key({ name }: { name: string }) {
  return (
    <kbd className="inline-block min-w-7 rounded-[6px] border border-control-line bg-sunken px-1.5 py-0.5 text-center font-text text-xs">
      {name}
    </kbd>
  )
}
