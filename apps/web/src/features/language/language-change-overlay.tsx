import { useTexts } from '@/i18n/texts'
import { loadingSteps, useLanguageLoading } from '@/lib/language/language-loading'

/** Shows how far a language change is. */
export function LanguageChangeOverlay() {
  const onboarding = useTexts('onboarding')
  const loading = useLanguageLoading()
  if (!loading) return null
  const place = loadingSteps.indexOf(loading.step)
  return (
    <div
      // A question that is asked meanwhile stands before it: under one it would be dimmed twice, and nobody waits for it.
      className="fixed inset-0 z-50 grid place-items-center bg-ink/40 p-4 in-[body:has([role=dialog][data-state=open])]:hidden dark:bg-sunken/80"
    >
      <div role="status" className="w-full max-w-sm rounded-lg bg-card p-6 shadow-float">
        <p className="font-display text-lg">{onboarding.changing(loading.language)}</p>
        <p className="mt-1 text-ink-soft">{onboarding.steps[loading.step]}</p>
        <progress
          className="mt-4 h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-leaf"
          max={loadingSteps.length - 1}
          value={place}
          aria-hidden
        />
      </div>
    </div>
  )
}
