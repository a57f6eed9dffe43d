import type { Landings } from '@lingarden/languages/landing'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { Portrait } from '@/components/portraits/portrait'
import { classNames } from '@/components/ui/class-names'
import type { InterfaceLanguage } from '@/i18n/languages'
import { firstTalkPaths } from '@/lib/paths'
import type { LandingTexts } from '../landing-texts'

interface TutorWindowsProps {
  texts: LandingTexts
  language: InterfaceLanguage
  landings: Landings
}

/** How far each greeting hangs above its window, so that they do not stand in a row. */
const lifts = ['lg:mb-3', 'mb-9 lg:mb-10', 'mb-2 lg:mb-5']

/** The tutors in their windows: each leads to a first talk, without an account. */
export function TutorWindows({ texts, language, landings }: TutorWindowsProps) {
  const { welcome } = texts
  return (
    <ul className="relative mt-auto grid grid-cols-3 items-end gap-2.5 lg:mt-0 lg:gap-6.5">
      {supportedLanguages.map(({ tag, languageCode, greeting, names, tutorName }, place) => {
        const landing = landings.get(tag)
        if (!landing) return null
        const { title } = names[language]
        return (
          <li key={tag}>
            <a href={firstTalkPaths.at(tag)} className="group relative grid rounded-lg text-center">
              <span
                lang={languageCode}
                className={classNames(
                  'w-max max-w-full justify-self-center rounded-[20px_20px_20px_3px] border-2 border-(--d-ink) bg-card px-2.5 py-1.5 font-display text-[clamp(15px,4.6vw,20px)] leading-tight font-[560] lg:px-4.5 lg:py-2 lg:text-xl',
                  lifts[place % lifts.length],
                )}
              >
                {greeting}
              </span>{' '}
              <Portrait
                name={landing.portrait}
                className="w-full transition-transform duration-200 group-hover:-translate-y-1.5"
              />
              <span className="absolute inset-x-0 top-full z-20 grid pt-5 lg:pt-4">
                <b className="font-display text-[clamp(15px,4.6vw,19px)] font-[560] lg:text-[24px]">
                  {title}
                </b>
                <span className="text-sm">
                  {welcome.withTutor} <span lang={languageCode}>{tutorName}</span>
                </span>
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
