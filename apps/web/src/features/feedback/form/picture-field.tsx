import { ImageUp, Pencil, Trash2 } from '@/icons/icons.ts'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import { useFileDrop } from '@/lib/use-file-drop'
import { AnnotationDialog } from '../annotate/annotation-dialog'
import { PictureView } from './picture-view'

interface PictureFieldProps {
  picture: Blob | undefined
  isBusy: boolean
  isDisabled: boolean
  onUpload: (file: Blob) => void
  onMark: (canvas: HTMLCanvasElement) => void
  onRemove: () => void
}

/** The picture that goes with the feedback, and how to mark, replace or leave it. */
export function PictureField({ picture, isBusy, isDisabled, onUpload, onMark, onRemove }: PictureFieldProps) {
  const feedback = useTexts('feedback')
  const chooser = useRef<HTMLInputElement>(null)
  const { isOver, target } = useFileDrop({ onFile: onUpload, isDisabled })
  const [opened, setOpened] = useState<ImageBitmap>()
  const closeAnnotation = () => setOpened(undefined)
  return (
    // Dropping is one way among others; the buttons inside are the control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      {...target}
      className={classNames(
        'grid gap-3 rounded-md border border-dashed p-3',
        isOver ? 'border-leaf bg-leaf-pale' : 'border-control-line bg-sunken',
      )}
    >
      <p className="text-sm font-medium">{feedback.picture}</p>
      {picture && <PictureView picture={picture} alt={feedback.pictureAlt} />}
      <p className="text-sm text-ink-soft">{picture ? feedback.pictureAbout : feedback.noPicture}</p>
      <div className="flex flex-wrap gap-2">
        {picture && (
          <>
            <Button
              size="sm"
              variant="secondary"
              disabled={isDisabled || isBusy}
              onClick={() => void createImageBitmap(picture).then(setOpened)}
            >
              <Pencil size={16} aria-hidden />
              {feedback.annotate}
            </Button>
            <Button size="sm" variant="secondary" disabled={isDisabled || isBusy} onClick={onRemove}>
              <Trash2 size={16} aria-hidden />
              {feedback.removePicture}
            </Button>
          </>
        )}
        <Button
          size="sm"
          variant="secondary"
          busy={isBusy}
          disabled={isDisabled}
          onClick={() => chooser.current?.click()}
        >
          <ImageUp size={16} aria-hidden />
          {feedback.choosePicture}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          aria-label={feedback.choosePicture}
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0]
            // The same file can be chosen again.
            event.target.value = ''
            if (file) onUpload(file)
          }}
        />
      </div>
      {opened && (
        <AnnotationDialog
          picture={opened}
          onClose={closeAnnotation}
          onDone={(canvas) => {
            closeAnnotation()
            onMark(canvas)
          }}
        />
      )}
    </div>
  )
}
