import { useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { PictureError } from '../picture/picture-problem'
import { preparePicture } from '../picture/prepare-picture'

/**
 * The picture that goes with the feedback: what was captured, until the learner marks it, takes another or none; theirs
 * stays until it is sent.
 */
export function useFormPicture(captured: Blob | undefined) {
  const feedback = useTexts('feedback')
  const [own, setOwn] = useState<{ picture: Blob | undefined }>()
  const [isBusy, setIsBusy] = useState(false)

  /** @returns whether the picture was taken; if not, the learner was told why and keeps the one before */
  const take = async (file: Blob): Promise<boolean> => {
    setIsBusy(true)
    try {
      setOwn({ picture: await preparePicture(file) })
      return true
    } catch (cause) {
      if (!(cause instanceof PictureError)) logError('The picture could not be taken', cause)
      const problem = cause instanceof PictureError ? cause.problem : 'notAnImage'
      showToast({ ...feedback.problems[problem], variant: 'destructive' })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return {
    picture: own ? own.picture : captured,
    isBusy,
    upload: async (file: Blob) => {
      if (await take(file)) showToast({ title: feedback.imageUploaded })
    },
    mark: (canvas: HTMLCanvasElement) => canvas.toBlob((marked) => marked && void take(marked)),
    remove: () => setOwn({ picture: undefined }),
    forget: () => setOwn(undefined),
    /** Who took no picture this time may want the next. */
    keepOnlyPicture: () => setOwn((kept) => (kept?.picture ? kept : undefined)),
  }
}
