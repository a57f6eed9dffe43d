import { useTexts } from '@/i18n/texts'

/** Tags in one line; what does not fit is cut off, and stands on the word's own page. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const bankWords = useTexts('bankWords')
  if (tags.length === 0) return null
  return (
    <ul aria-label={bankWords.tags} className="flex min-w-0 gap-1 overflow-hidden text-xs text-ink-soft">
      {tags.map((tag) => (
        <li key={tag} dir="auto" className="max-w-32 shrink-0 truncate rounded-full bg-sunken px-2 py-0.5">
          {tag}
        </li>
      ))}
    </ul>
  )
}
