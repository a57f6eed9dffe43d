import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { Logo } from '@/components/ui/logo'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'

/** /: what Lingarden is, for who is not signed in. */
export function LandingPage() {
  const { common, welcome } = useTexts()
  usePageTitle()
  return (
    <div className="mx-auto flex min-h-dvh max-w-[1200px] flex-col px-5">
      <header className="flex h-16 items-center justify-between">
        <p className="flex items-center gap-2 font-display text-lg font-semibold">
          <Logo /> {common.productName}
        </p>
        <Link to="/auth?mode=signin" className={buttonClass('ghost')}>
          {welcome.signIn}
        </Link>
      </header>
      <main className="flex-1">
        <section className="grid justify-items-start gap-5 py-16 md:py-24">
          <p className="text-leaf-deep">{common.tagline}</p>
          <h1 className="max-w-[14ch] text-2xl md:text-[64px]">{welcome.headline}</h1>
          <p className="max-w-[60ch] text-lg text-ink-soft">{welcome.lead}</p>
          <Link to="/auth?mode=signup" className={buttonClass('primary', 'lg')}>
            {welcome.begin}
          </Link>
          <p className="text-ink-soft">{welcome.languages}</p>
        </section>
        <ul className="grid gap-4 md:grid-cols-3">
          {welcome.points.map(({ title, text }) => (
            <li key={title} className="rounded-lg bg-card p-6 shadow-[0_0_0_1px_var(--line)]">
              <h2 className="text-lg">{title}</h2>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </main>
      <footer className="flex flex-wrap gap-x-6 gap-y-2 py-8 text-sm text-ink-soft">
        <span>{welcome.open}</span>
        <Link to="/terms" className="py-0.5 underline">
          {welcome.terms}
        </Link>
        <Link to="/privacy" className="py-0.5 underline">
          {welcome.privacy}
        </Link>
      </footer>
    </div>
  )
}
