import { Pencil, SquareDashed, Undo2 } from '@/icons/icons.ts'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useTexts } from '@/i18n/texts'
import { tools, type Tool } from './marks'
import { paintCursor, paintMarks } from './paint-marks'
import { useMarks } from './use-marks'

const icons = { draw: Pencil, blur: SquareDashed }

interface AnnotationDialogProps {
  picture: ImageBitmap
  onDone: (canvas: HTMLCanvasElement) => void
  onClose: () => void
}

/** Draws on a picture and blurs what nobody should read, by pointer or by keys. */
export function AnnotationDialog({ picture, onDone, onClose }: AnnotationDialogProps) {
  const feedback = useTexts('feedback')
  const [tool, setTool] = useState<Tool>('draw')
  const { marks, cursor, undo, canvasHandlers } = useMarks(tool)
  // A state, as the dialog brings its content only after the first effects have run.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  useEffect(() => {
    if (!canvas) return
    paintMarks(canvas, picture, marks)
    if (cursor) paintCursor(canvas, cursor)
  }, [canvas, picture, marks, cursor])

  const save = () => {
    if (!canvas) return
    // Once more without the cursor of the keys.
    paintMarks(canvas, picture, marks)
    onDone(canvas)
  }
  return (
    <Dialog
      open
      size="xl"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={feedback.annotateTitle}
      description={feedback.annotateAbout}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {feedback.cancel}
          </Button>
          <Button onClick={save}>{feedback.annotateDone}</Button>
        </>
      }
    >
      <div role="toolbar" aria-label={feedback.tools} className="mb-3 flex flex-wrap gap-2">
        {tools.map((one) => {
          const Icon = icons[one]
          return (
            <Button
              key={one}
              size="sm"
              variant={one === tool ? 'primary' : 'secondary'}
              aria-pressed={one === tool}
              onClick={() => setTool(one)}
            >
              <Icon size={16} aria-hidden />
              {feedback.toolNames[one]}
            </Button>
          )
        })}
        <Button size="sm" variant="ghost" disabled={marks.length === 0} onClick={undo}>
          <Undo2 size={16} aria-hidden />
          {feedback.undo}
        </Button>
      </div>
      <canvas
        {...canvasHandlers}
        ref={setCanvas}
        width={picture.width}
        height={picture.height}
        tabIndex={0}
        // What the keys do is the canvas's own, so screen readers must pass them on.
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
        role="application"
        aria-label={feedback.canvas}
        className="mx-auto block max-h-[calc(100dvh-20rem)] max-w-full cursor-crosshair touch-none rounded-sm border border-line"
      />
    </Dialog>
  )
}
