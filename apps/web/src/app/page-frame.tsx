import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'

type FramedPage = 'feedback'

/** A page whose feature is not built: what it is for, and what one can do meanwhile. */
export function PageFrame({ page }: { page: FramedPage }) {
  const { shell } = useTexts()
  const { name } = shell.pages[page]
  usePageTitle(name)
  return (
    <div className="grid max-w-[70ch] justify-items-start gap-4">
      <h1 className="text-xl">{name}</h1>
      <p>{shell.frames[page]}</p>
      <Link to="/tutor" className={buttonClass()}>
        {shell.toTutor}
      </Link>
    </div>
  )
}
