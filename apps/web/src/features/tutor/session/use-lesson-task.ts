import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { getSpeakingTask, type SpeakingTask } from '@/lib/courses/get-speaking-task'
import { logError } from '@/lib/log'
import { pagePaths } from '@/lib/paths'

/** A conversation that is to begin with the speaking task of a lesson. */
export interface TaskStart {
  conversationId: string
  task: SpeakingTask
}

/**
 * Reads the lesson that the address names (`?lesson=es-a1/hello-and-goodbye`) and takes it out of the address, so that a
 * reload does not begin anew; one that there is not, or that is of another language, is told and left out.
 * @param languageCode the language that is learned; undefined until it is known
 */
export function useLessonTask(languageCode: string | undefined): {
  isLoading: boolean
  start: TaskStart | undefined
} {
  const courses = useTexts('courses')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const name = search.get('lesson')
  const [start, setStart] = useState<TaskStart>()
  const begin = useEffectEvent((task: SpeakingTask | undefined) => {
    if (task?.languageCode === languageCode && task) setStart({ conversationId: crypto.randomUUID(), task })
    else showToast({ title: courses.noLesson, variant: 'destructive' })
    void navigate(pagePaths.tutor, { replace: true })
  })
  const giveUp = useEffectEvent((cause: unknown) => {
    logError('The task of the lesson could not be loaded', cause)
    showToast({ title: courses.failed, variant: 'destructive' })
    void navigate(pagePaths.tutor, { replace: true })
  })
  useEffect(() => {
    if (name === null || languageCode === undefined) return
    let isLeft = false
    getSpeakingTask(queryClient, name).then(
      (task) => isLeft || begin(task),
      (cause: unknown) => isLeft || giveUp(cause),
    )
    return () => {
      isLeft = true
    }
  }, [name, languageCode, queryClient])
  return {
    isLoading: name !== null,
    start: start?.task.languageCode === languageCode ? start : undefined,
  }
}
