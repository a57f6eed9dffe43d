import { useTexts } from '@/i18n/texts'

/** The sections of the settings, in their order. */
const sections = [
  'you',
  'learning',
  'tutor',
  'memory',
  'appearance',
  'credits',
  'account',
  'privacy',
] as const

/** Leads to the sections of a long page; beside it where there is room. */
export function SectionLinks() {
  const settings = useTexts('settings')
  return (
    <nav aria-label={settings.title} className="sticky top-20 hidden self-start lg:block">
      <ul className="grid gap-1">
        {sections.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block rounded-sm px-3 py-2 text-sm text-ink-soft hover:bg-sunken hover:text-ink"
            >
              {settings.sections[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
