import { Link } from 'react-router'
import { ArrowLeft } from '@/icons/icons.ts'
import { useTexts } from '@/i18n/texts'
import { helpPaths } from '@/lib/paths'

/** The way back to the list of all help, above a page of it. */
export function AllHelpLink() {
  const { allHelp } = useTexts('support')
  return (
    <Link
      to={helpPaths.home}
      className="inline-flex min-h-8 items-center gap-2 justify-self-start text-sm text-leaf-deep underline-offset-4 hover:underline"
    >
      <ArrowLeft size={16} aria-hidden />
      {allHelp}
    </Link>
  )
}
