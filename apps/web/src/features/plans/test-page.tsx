import type { ReactNode } from 'react'
import { cardClass } from '@/components/ui/card-class'
import { useTexts } from '@/i18n/texts'

/** The frame of the pages on which no money moves; they say so first. */
export function TestPage({ title, children }: { title: string; children: ReactNode }) {
  const texts = useTexts('plans')
  return (
    <div className={`${cardClass()} mx-auto grid w-full max-w-md gap-4 p-6`}>
      <p className="rounded-md border-l-4 border-rain bg-sunken p-3 text-sm font-medium">{texts.noMoney}</p>
      <h1 className="text-xl">{title}</h1>
      {children}
    </div>
  )
}
