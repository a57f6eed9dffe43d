import { ShieldCheck } from '@/icons/icons.ts'
import { doorPaths } from '@/lib/paths'
import type { LandingTexts } from '../landing-texts'
import { Section } from './section'

/** What happens with what one says. */
export function Privacy({ texts }: { texts: LandingTexts }) {
  const { privacy, privacyPolicy } = texts.welcome
  return (
    <Section id="privacy" title={privacy.title}>
      <ul className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        {privacy.points.map((point) => (
          <li key={point} className="grid grid-cols-[auto_1fr] gap-3">
            <ShieldCheck size={22} aria-hidden className="mt-0.5 text-leaf" />
            {point}
          </li>
        ))}
      </ul>
      <p>
        <a href={doorPaths.privacy} className="text-leaf-deep underline underline-offset-4">
          {privacyPolicy}
        </a>
      </p>
    </Section>
  )
}
