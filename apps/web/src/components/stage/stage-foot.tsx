import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'

interface StageFootProps {
  /** How what was done went; nothing before. */
  tone?: 'good' | 'bad' | undefined
  /** What is said of it, above the buttons. */
  feedback?: ReactNode
  /** The buttons; the one that leads on last. */
  children: ReactNode
}

/** The foot of a stage: what is said fills it upwards, so that the button that leads on stays where it is. */
export function StageFoot({ tone, feedback, children }: StageFootProps) {
  return (
    <div className="stage-foot" data-tone={tone}>
      <div className="stage-foot-in">
        {feedback}
        <div className="stage-actions">{children}</div>
      </div>
    </div>
  )
}

/** The button that leads on. */
export function StageButton(props: ComponentProps<typeof Button>) {
  return <Button size="lg" {...props} className={classNames('stage-primary', props.className)} />
}

/** The other way, beside the button that leads on. */
export function AsideButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="ghost"
      {...props}
      className={classNames(
        'min-h-11 max-w-2/5 shrink-0 px-3 leading-tight only:max-w-none only:grow',
        props.className,
      )}
    />
  )
}
