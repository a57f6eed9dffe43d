import { HeartOff, Package, PenLine, WifiOff } from '@/icons/icons.ts'
import type { LandingTexts } from '../landing-texts'
import { Section } from './section'

const signs = [PenLine, HeartOff, WifiOff, Package]

/** What is done otherwise here than is usual, and what one must not expect. */
export function Difference({ texts }: { texts: LandingTexts }) {
  const { difference } = texts.welcome
  return (
    <Section id="difference" title={difference.title} isSunken>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {difference.points.map(({ title, text }, place) => {
          const Sign = signs[place] ?? PenLine
          return (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-4">
              <span className="grid size-11 place-items-center rounded-full bg-leaf-pale text-leaf-deep">
                <Sign size={22} aria-hidden />
              </span>
              <div className="grid gap-1">
                <h3 className="text-lg">{title}</h3>
                <p className="max-w-[52ch] text-ink-soft">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <div className="grid gap-3 rounded-lg bg-card p-6 ring-1 ring-line">
        <h3 className="text-lg">{difference.limits}</h3>
        <ul className="grid gap-x-10 gap-y-2 md:grid-cols-2">
          {difference.limitPoints.map((point) => (
            <li key={point} className="text-ink-soft">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
