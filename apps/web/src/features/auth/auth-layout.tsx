import type { ReactNode } from 'react'
import { InterfaceLanguageSelect } from '@/components/choices/interface-language-select'
import { Logo } from '@/components/ui/logo'
import { useTexts } from '@/i18n/texts'
import { GardenPicture } from './garden-picture'

interface AuthLayoutProps {
  title: string
  subtitle?: string
  /** In a native or installed app the picture is left out and the form fills the screen. */
  isNative: boolean
  children: ReactNode
}

/** Two columns on wide screens, one on a phone. */
export function AuthLayout({ title, subtitle, isNative, children }: AuthLayoutProps) {
  const common = useTexts('common')
  return (
    <main className={isNative ? 'grid min-h-dvh' : 'grid min-h-dvh lg:grid-cols-2'}>
      <div className="mx-auto flex w-full max-w-md flex-col justify-center gap-6 px-5 py-10">
        <p className="flex items-center gap-2 font-display text-lg font-semibold">
          <Logo /> {common.productName}
        </p>
        <div>
          <h1 className="text-xl">{title}</h1>
          {subtitle && <p className="mt-1 text-ink-soft">{subtitle}</p>}
        </div>
        {children}
        <footer>
          <InterfaceLanguageSelect isQuiet />
        </footer>
      </div>
      {!isNative && (
        <aside className="hidden bg-leaf-pale lg:grid lg:place-items-center" aria-hidden>
          <GardenPicture />
        </aside>
      )}
    </main>
  )
}
