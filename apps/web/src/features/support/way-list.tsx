import { cardClass } from '@/components/ui/card-class'
import { CircleCheck, Footprints, Info, Keyboard, type LucideIcon } from '@/icons/icons.ts'
import { Link } from 'react-router'
import { useTexts } from '@/i18n/texts'
import { showGuide } from '@/lib/guide'
import { helpPaths } from '@/lib/paths'

const look = `${cardClass()} flex h-full w-full items-center gap-4 p-4 text-left hover:bg-leaf-pale`

/** The tour, the shortcuts, how far corrections can be trusted, and what is known about this Lingarden. */
export function WayList() {
  const { ways } = useTexts('support')
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <li>
        <button type="button" className={look} onClick={() => showGuide('tour')}>
          <Way Icon={Footprints} {...ways.tour} />
        </button>
      </li>
      <li>
        <button type="button" className={look} onClick={() => showGuide('shortcuts')}>
          <Way Icon={Keyboard} {...ways.shortcuts} />
        </button>
      </li>
      <li>
        <Link to={helpPaths.precision} className={look}>
          <Way Icon={CircleCheck} {...ways.precision} />
        </Link>
      </li>
      <li>
        <Link to={helpPaths.about} className={look}>
          <Way Icon={Info} {...ways.about} />
        </Link>
      </li>
    </ul>
  )
}

function Way({ Icon, title, about }: { Icon: LucideIcon; title: string; about: string }) {
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-pale text-leaf-deep">
        <Icon size={22} aria-hidden />
      </span>
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-ink-soft">{about}</span>
      </span>
    </>
  )
}
