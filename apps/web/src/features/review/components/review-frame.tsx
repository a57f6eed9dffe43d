import { ArrowLeft } from '@/icons/icons.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { reviewPaths } from '@/lib/paths'

/** A page below /review: the way back, its name, and what it holds. */
export function ReviewFrame({ title, children }: { title: string; children: ReactNode }) {
  const review = useTexts('review')
  usePageTitle(title)
  return (
    <div className="mx-auto grid w-full max-w-[70ch] grid-cols-1 gap-5 short:gap-3">
      <div className="grid gap-5 short:flex short:flex-wrap short:items-center short:gap-x-4 short:gap-y-1">
        <Link to={reviewPaths.home} className={`${buttonClass('ghost', 'sm')} -ml-3 justify-self-start`}>
          <ArrowLeft size={16} aria-hidden />
          {review.title}
        </Link>
        <h1 className="text-xl wrap-anywhere md:text-2xl short:text-lg">{title}</h1>
      </div>
      {children}
    </div>
  )
}
