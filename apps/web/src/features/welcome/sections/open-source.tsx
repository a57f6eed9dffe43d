import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { doorPaths } from '@/lib/paths'
import type { LandingTexts } from '../landing-texts'
import { Section } from './section'

const licence = 'https://www.gnu.org/licenses/agpl-3.0.html'

/** That it is free software, and how to have it. */
export function OpenSource({ texts }: { texts: LandingTexts }) {
  const { open } = texts.welcome
  return (
    <Section id="free-software" title={open.title} about={open.text} isSunken>
      <pre className="w-fit max-w-full overflow-x-auto rounded-md bg-card px-5 py-3 ring-1 ring-line">
        <code>npm start</code>
      </pre>
      <p className="flex flex-wrap gap-3">
        <a
          href={doorPaths.source}
          className={classNames(buttonClass('secondary'), 'in-data-[source=unset]:hidden')}
        >
          {open.source}
        </a>
        <a href={licence} className={buttonClass('ghost')} rel="license">
          {open.licence}
        </a>
      </p>
    </Section>
  )
}
