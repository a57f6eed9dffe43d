import { findLanguage } from '@lingarden/domain/languages'
import { strengthBand, wordStrength } from '@lingarden/domain/strength'
import { Link } from 'react-router'
import { Plant } from '@/components/ui/plant'
import { useTexts } from '@/i18n/texts'
import { useWords } from '@/lib/bank/get-words'
import { NextStep } from './next-step'
import { usePageTitle } from '@/lib/page-title'
import { useProfile } from '@/lib/profile/get-profile'

/** What to do now, and how the garden is. */
export function DashboardPage() {
  const { dashboard } = useTexts()
  usePageTitle(dashboard.title)
  const profile = useProfile().data
  const words = useWords(profile?.current_language_code).data ?? []
  const bands = Map.groupBy(words, ({ seen, clicks }) => strengthBand(wordStrength(seen, clicks)))
  return (
    <div className="grid gap-6">
      <div className="grid justify-items-start gap-4">
        <h1 className="text-2xl">
          {profile?.display_name ? dashboard.greeting(profile.display_name) : dashboard.greetingNameless}
        </h1>
        <NextStep languageCode={findLanguage(profile?.current_language_code)?.languageCode} />
      </div>
      <section
        aria-labelledby="garden"
        className="grid gap-4 rounded-lg bg-card p-6 shadow-[0_0_0_1px_var(--line)]"
      >
        <h2 id="garden" className="text-lg">
          {dashboard.garden}
        </h2>
        {words.length === 0 ? (
          <p className="text-ink-soft">{dashboard.empty}</p>
        ) : (
          <>
            <ul className="grid grid-cols-3 gap-3 text-center">
              {(['weak', 'medium', 'strong'] as const).map((band) => (
                <li key={band} className="grid justify-items-center gap-1 rounded-md bg-sunken p-3">
                  <Plant strength={{ weak: 20, medium: 70, strong: 100 }[band]} size={44} />
                  <span className="font-medium">{dashboard.words(bands.get(band)?.length ?? 0)}</span>
                  <span className="text-sm text-ink-soft">{dashboard[band]}</span>
                </li>
              ))}
            </ul>
            <div>
              <h3 className="text-sm text-ink-soft">{dashboard.recent}</h3>
              <p lang={profile?.current_language_code ?? undefined} className="text-chat">
                {words
                  .slice(0, 12)
                  .map(({ word_string }) => word_string)
                  .join(' · ')}
              </p>
            </div>
            <Link to="/bank" className="justify-self-start py-1 text-leaf underline">
              {dashboard.toBank}
            </Link>
          </>
        )}
      </section>
    </div>
  )
}
