import { SlidersHorizontal } from '@/icons/icons.ts'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useUpdateProfile } from '@/lib/profile/update-profile'
import { useDailyLimits } from '@/lib/review/use-review-plan'

/** The database takes no others. */
const ranges = { newCards: [0, 1000], reviews: [1, 5000] } as const

interface LimitsButtonProps {
  label: string
  size: 'sm' | 'lg'
}

/** Opens the dialog in which the learner sets how many cards a day brings. */
export function LimitsButton({ label, size }: LimitsButtonProps) {
  const review = useTexts('review')
  const limits = useDailyLimits()
  const [isOpen, setIsOpen] = useState(false)
  const { mutate: save } = useUpdateProfile()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const read = (name: keyof typeof ranges) => {
      const [least, most] = ranges[name]
      return Math.min(Math.max(Math.round(Number(given.get(name))) || 0, least), most)
    }
    setIsOpen(false)
    save(
      { new_cards_per_day: read('newCards'), reviews_per_day: read('reviews') },
      { onError: () => showToast({ title: review.notSaved, variant: 'destructive' }) },
    )
  }
  return (
    <>
      <Button variant="secondary" size={size} onClick={() => setIsOpen(true)}>
        <SlidersHorizontal size={16} aria-hidden />
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        size="sm"
        title={review.limitsTitle}
        description={review.limitsHint}
      >
        <form onSubmit={submit} className="grid gap-4">
          {(['newCards', 'reviews'] as const).map((name) => (
            <TextField
              key={name}
              label={review.limitNames[name]}
              name={name}
              type="number"
              inputMode="numeric"
              min={ranges[name][0]}
              max={ranges[name][1]}
              defaultValue={limits[name]}
            />
          ))}
          <Button type="submit" className="justify-self-end">
            {review.save}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
