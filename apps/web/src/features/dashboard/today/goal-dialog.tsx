import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useSetDailyGoal } from '@/lib/analytics/get-goal'
import { logError } from '@/lib/log'

const proposals = [5, 10, 15, 20, 30, 45]
/** Minutes that the database takes. */
const most = 1440

interface GoalDialogProps {
  languageCode: LanguageCode | undefined
  goal: number
  onClose: () => void
}

/** How many minutes a day the learner wants: one of a few, or their own. */
export function GoalDialog({ languageCode, goal, onClose }: GoalDialogProps) {
  const dashboard = useTexts('dashboard')
  const setGoal = useSetDailyGoal(languageCode)
  const [text, setText] = useState(String(goal))
  const [isWrong, setIsWrong] = useState(false)

  function choose(minutes: number) {
    setGoal.mutate(minutes, {
      onError: (cause) => {
        logError('The goal could not be saved', cause)
        showToast({ title: dashboard.goalFailed, variant: 'destructive' })
      },
    })
    onClose()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const minutes = Number(text)
    if (Number.isInteger(minutes) && minutes >= 1 && minutes <= most) choose(minutes)
    else setIsWrong(true)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={dashboard.goalTitle}
      description={dashboard.goalAbout}
    >
      <ul className="grid grid-cols-3 gap-2">
        {proposals.map((minutes) => (
          <li key={minutes}>
            <Button
              variant={minutes === goal ? 'primary' : 'secondary'}
              aria-pressed={minutes === goal}
              className="w-full"
              onClick={() => choose(minutes)}
            >
              {dashboard.minutes(minutes)}
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-3">
        <TextField
          label={dashboard.ownGoal}
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          value={text}
          error={isWrong ? dashboard.goalRange : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setIsWrong(false)
          }}
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {dashboard.setGoal}
        </Button>
      </form>
    </Dialog>
  )
}
