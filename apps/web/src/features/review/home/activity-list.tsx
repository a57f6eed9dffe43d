import type { CustomActivity } from '@lingarden/domain/activities/activity'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { cardClass } from '@/components/ui/card-class'
import { Pencil, Play, Trash2 } from '@/icons/icons.ts'
import { Link } from 'react-router'
import { Button, buttonClass } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { reviewPaths } from '@/lib/paths'
import { useActivities } from '../api/activities'
import { useChangeActivities } from '../api/change-activities'

/** The learner's own activities, to play again, change or delete; nothing where there are none. */
export function ActivityList({ languageCode }: { languageCode: LanguageCode }) {
  const review = useTexts('review')
  const { data: activities = [] } = useActivities(languageCode)
  const { save, remove } = useChangeActivities(languageCode)
  if (activities.length === 0) return null
  const failed = () => showToast({ title: review.notSaved, variant: 'destructive' })
  const deleteIt = (activity: CustomActivity) =>
    remove.mutate(activity, {
      onSuccess: () =>
        showToast({
          title: review.deleted(activity.name),
          action: { label: review.undo, onClick: () => save.mutate(activity, { onError: failed }) },
        }),
      onError: failed,
    })
  return (
    <section aria-labelledby="review-activities" className="grid gap-3">
      <h2 id="review-activities" className="text-lg">
        {review.activities}
      </h2>
      <ul className="grid gap-2">
        {activities.map((activity) => (
          <li key={activity.id} className={`${cardClass('md')} flex items-center gap-1 p-2 pl-4`}>
            <Link
              to={reviewPaths.activity(activity.id)}
              className="flex min-h-10 min-w-0 grow items-center gap-3 wrap-anywhere hover:text-leaf-deep"
            >
              <Play size={18} aria-hidden className="shrink-0 text-leaf" />
              {activity.name}
            </Link>
            <Link
              to={reviewPaths.editActivity(activity.id)}
              aria-label={review.editActivity(activity.name)}
              className={buttonClass('ghost', 'icon')}
            >
              <Pencil size={16} aria-hidden />
            </Link>
            <Button
              variant="ghost"
              size="icon"
              aria-label={review.deleteActivity(activity.name)}
              onClick={() => deleteIt(activity)}
            >
              <Trash2 size={16} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
