import type { ClipboardEvent, SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { PlantDrawing } from '@/components/plants/plant'
import { TextArea } from '@/components/ui/text-area'
import { useTexts } from '@/i18n/texts'
import { PictureField } from './picture-field'
import { useFeedbackForm } from './use-feedback-form'
import { useFormPicture } from './use-form-picture'

/** Characters that the table takes. */
const longestComment = 5000

interface FeedbackDialogProps {
  open: boolean
  captured: { picture: Blob | undefined }
  onClose: () => void
}

/** The feedback form (requirements 4.12, 5.9); what was written outlives its closing, until it is sent. */
export function FeedbackDialog({ open, captured, onClose }: FeedbackDialogProps) {
  const feedback = useTexts('feedback')
  const picture = useFormPicture(captured.picture)
  const { comment, setComment, status, submit, reset } = useFeedbackForm(() => {
    picture.forget()
    onClose()
  })
  const isSubmitting = status === 'submitting'

  const close = () => {
    if (isSubmitting) return
    if (status === 'submitted') return reset()
    picture.keepOnlyPicture()
    onClose()
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSubmitting) void submit(picture.picture)
  }
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const file = clipboardData.files[0]
    if (file && !isSubmitting) void picture.upload(file)
  }
  return (
    <Dialog
      open={open}
      size="md"
      dismissable={!isSubmitting}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={feedback.title}
      {...(status !== 'submitted' && { description: feedback.about })}
    >
      {status === 'submitted' ? (
        <div role="status" className="grid justify-items-center gap-3 py-8 text-center">
          <PlantDrawing stage="bloom" size={72} />
          <p className="text-lg">{feedback.thanks}</p>
        </div>
      ) : (
        <form onSubmit={send} onPaste={paste} noValidate className="grid gap-4">
          <TextArea
            label={feedback.comment}
            rows={4}
            maxLength={longestComment}
            required
            value={comment}
            disabled={isSubmitting}
            onChange={(event) => setComment(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              event.currentTarget.form?.requestSubmit()
            }}
          />
          <PictureField
            picture={picture.picture}
            isBusy={picture.isBusy}
            isDisabled={isSubmitting}
            onUpload={(file) => void picture.upload(file)}
            onMark={picture.mark}
            onRemove={picture.remove}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="ghost" disabled={isSubmitting} onClick={close}>
              {feedback.cancel}
            </Button>
            <Button type="submit" busy={isSubmitting} disabled={comment.trim() === '' || picture.isBusy}>
              {isSubmitting ? feedback.sending : feedback.send}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
