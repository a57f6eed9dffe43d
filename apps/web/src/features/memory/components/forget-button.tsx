import { Trash2 } from '@/icons/icons.ts'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import type { Remembered } from '@/lib/outbox/entry'
import { useForget } from '../api/forget'

interface ForgetButtonProps {
  kind: Remembered
  languageCode: string
  /** What is to be forgotten; all of the language where it is missing. */
  item?: { id: string; name: string }
}

/** Asks, and then makes the tutor forget one thing or all of a kind. */
export function ForgetButton({ kind, languageCode, item }: ForgetButtonProps) {
  const { memory } = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate: forget } = useForget(kind, languageCode)
  const title = item ? memory.forget(item.name) : memory.forgetAllTitle[kind]
  return (
    <>
      {item ? (
        <Button variant="ghost" size="icon" aria-label={title} onClick={() => setIsAsking(true)}>
          <Trash2 size={16} aria-hidden />
        </Button>
      ) : (
        <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
          {memory.forgetAll[kind]}
        </Button>
      )}
      {isAsking && (
        <Dialog
          open
          size="sm"
          onOpenChange={setIsAsking}
          title={title}
          description={memory.forgetAbout}
          footer={
            <Button
              variant="destructive"
              onClick={() => {
                setIsAsking(false)
                const onError = () => showToast({ title: memory.notForgotten, variant: 'destructive' })
                forget(item?.id, { onError })
              }}
            >
              {memory.forgetIt}
            </Button>
          }
        />
      )}
    </>
  )
}
