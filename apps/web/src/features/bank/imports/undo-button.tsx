import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { useUndoImport } from './past-imports'

interface UndoButtonProps {
  languageCode: string
  importId: string
  label: string
  onUndone?: () => void
}

/** Takes a whole import back, and says what became of it. */
export function UndoButton({ languageCode, importId, label, onUndone }: UndoButtonProps) {
  const imports = useTexts('imports')
  const undo = useUndoImport(languageCode)
  const press = async () => {
    try {
      // The button goes with the list's line before this is answered.
      const { removed, kept } = await undo.mutateAsync(importId)
      showToast({
        title: imports.undone(removed),
        ...(kept > 0 && { description: imports.keptPractised(kept) }),
      })
      onUndone?.()
    } catch (cause) {
      logError('An import could not be taken back', cause)
      showToast({ title: imports.notUndone, variant: 'destructive' })
    }
  }
  return (
    <Button variant="secondary" busy={undo.isPending} onClick={() => void press()}>
      {label}
    </Button>
  )
}
