import type { CustomActivity } from '@lingarden/domain/activities/activity'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Spinner } from '@/components/ui/spinner'
import { EmptyState } from '@/components/ui/states'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { logActivity } from '@/lib/activity-log/activity-log'
import { useUser } from '@/lib/session/session-provider'
import { reviewPaths } from '@/lib/paths'
import { useActivities } from '../api/activities'
import { useChangeActivities } from '../api/change-activities'
import { LanguageGate } from '../components/language-gate'
import { ReviewFrame } from '../components/review-frame'
import { ActivityForm } from './activity-form'
import { useWordSource } from './use-word-source'

/** /review/activity/new and /review/activity/{id}/edit: an activity is put together, or changed. */
export function ActivityFormPage() {
  const review = useTexts('review')
  const { id } = useParams()
  return (
    <ReviewFrame title={id === undefined ? review.newActivity : review.activities}>
      <LanguageGate>
        {(language) =>
          id === undefined ? (
            <Editor key={language.tag} language={language} />
          ) : (
            <Existing key={language.tag} language={language} id={id} />
          )
        }
      </LanguageGate>
    </ReviewFrame>
  )
}

function Existing({ language, id }: { language: SupportedLanguage; id: string }) {
  const { common, review } = useTexts('common', 'review')
  const { data } = useActivities(language.languageCode)
  const activity = data?.find((one) => one.id === id)
  if (activity) return <Editor language={language} activity={activity} />
  if (!data) return <Spinner label={common.loading} />
  return <EmptyState title={review.activities} description={review.noActivity} />
}

interface EditorProps {
  language: SupportedLanguage
  activity?: CustomActivity
}

function Editor({ language, activity }: EditorProps) {
  const { common, review } = useTexts('common', 'review')
  const navigate = useNavigate()
  const { id: userId } = useUser()
  const { save } = useChangeActivities(language.languageCode)
  const found = useWordSource(language.languageCode)
  const [id] = useState(() => activity?.id ?? crypto.randomUUID())
  if (!found) return <Spinner label={common.loading} />

  const submit = (content: Omit<CustomActivity, 'id'>, words: number) =>
    logActivity(userId, { kind: 'saved', count: 1, name: content.name }, async () => {
      try {
        await save.mutateAsync({ ...content, id })
      } catch (cause) {
        showToast({ title: review.notSaved, variant: 'destructive' })
        throw cause
      }
      // With no word now there is nothing to play, but there may be tomorrow.
      if (words === 0) showToast({ title: review.savedForLater })
      void navigate(words === 0 ? reviewPaths.home : reviewPaths.activity(id), { replace: true })
    })
  return (
    <ActivityForm
      {...found}
      language={language}
      activity={activity}
      isSaving={save.isPending}
      onSubmit={(content, words) => void submit(content, words)}
    />
  )
}
