import type { FirstStep } from '@lingarden/domain/first-talk/answers'
import { firstSteps } from '@lingarden/domain/first-talk/answers'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Portrait } from '@/components/portraits/portrait'
import { classNames } from '@/components/ui/class-names'
import { ChevronLeft } from '@/icons/icons.ts'
import { firstTalkPaths, pagePaths } from '@/lib/paths'
import { useSession } from '@/lib/session/session-provider'
import { useKeyboardInset, useKeyboardOpen } from '@/lib/use-keyboard-open'
import { useTalk } from './talk-context'

interface TalkFrameProps {
  /** Undefined before the first line. */
  step?: FirstStep | undefined
  /** Nothing on a screen where it would hide what is asked. */
  hasPortrait?: boolean
  bed: ReactNode
  children: ReactNode
}

/** A screen of the talk: the way back and the steps above, the tutor at the left where there is room, the bed at the foot. */
export function TalkFrame({ step, hasPortrait = true, bed, children }: TalkFrameProps) {
  const { talk, voice } = useTalk()
  const isTyping = useKeyboardOpen()
  useKeyboardInset()
  return (
    <div className="flex min-h-[calc(100dvh-var(--keyboard,0px))] flex-col overflow-x-clip [text-autospace:normal]">
      <TalkHeader step={step} />
      <main className="flex flex-1 flex-col px-5 lg:mx-auto lg:grid lg:w-full lg:max-w-[916px] lg:grid-cols-[300px_minmax(0,560px)] lg:gap-x-14 lg:px-0">
        {hasPortrait && (
          <div className="relative hidden self-end lg:-mb-17 lg:block">
            <Portrait name={talk.portrait} isSpeaking={voice.isSpeaking} className="w-75" />
          </div>
        )}
        <div
          className={classNames(
            'flex flex-1 flex-col gap-3.5 lg:col-start-2 lg:justify-center lg:gap-4.5 lg:pb-7',
          )}
        >
          {children}
        </div>
      </main>
      {!isTyping && bed}
    </div>
  )
}

function TalkHeader({ step }: { step: FirstStep | undefined }) {
  const { texts, language } = useTalk()
  const navigate = useNavigate()
  const { user, emailConfirmed } = useSession()
  const { pathname } = useLocation()
  const isLearner = user !== null && emailConfirmed
  const way = isLearner ? pagePaths.dashboard : firstTalkPaths.at(language.tag, 'keep')
  return (
    <header className="flex h-15 shrink-0 items-center justify-between gap-2 px-5 lg:h-17 lg:px-12">
      <button
        type="button"
        aria-label={texts.back}
        onClick={() => void navigate(-1)}
        className="grid size-11 place-items-center rounded-full hover:bg-sunken"
      >
        <ChevronLeft size={22} aria-hidden />
      </button>
      {step && <Steps step={step} />}
      {way === pathname ? (
        // It would lead where one is; the steps keep their place.
        <span className="w-11" />
      ) : (
        <Link
          to={way}
          className="inline-flex min-h-11 items-center rounded-md px-3 text-sm whitespace-nowrap font-medium text-leaf-deep hover:bg-leaf-pale"
        >
          {isLearner ? texts.leave : texts.signUp}
        </Link>
      )}
    </header>
  )
}

function Steps({ step }: { step: FirstStep }) {
  const { texts } = useTalk()
  const at = firstSteps.indexOf(step)
  return (
    <span
      role="img"
      aria-label={texts.step(String(at + 1), String(firstSteps.length))}
      className="flex items-center gap-1 min-[360px]:gap-[7px]"
    >
      {firstSteps.map((each, place) => (
        <i
          key={each}
          className={classNames(
            'rotate-45 rounded-[50%_50%_50%_12%] border-[1.5px]',
            place < at && 'size-[9px] border-leaf bg-leaf forced-colors:bg-[CanvasText]',
            place === at && 'size-3 border-leaf bg-leaf-pale',
            place > at && 'size-[9px] border-control-line',
          )}
        />
      ))}
    </span>
  )
}
