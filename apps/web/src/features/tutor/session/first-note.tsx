import { builtInTutorLabel } from '@lingarden/practice-tutor/label'
import { Info } from '@/icons/icons.ts'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { usesBrowserModel } from '@/lib/browser-model/choice'
import { readLocal, writeLocal } from '@/lib/local-store'
import { getRuntimeConfig } from '@/lib/runtime-config'

const key = 'tutor:told-what-it-is'

/**
 * Says once what the built-in tutor is, and what a sentence without a mark does not mean; from then on it stands in
 * the panel, where whoever holds a phone on its side finds it, too.
 */
export function FirstNote() {
  const talks = useTexts('talks')
  const [isTold, setIsTold] = useState(() => readLocal<boolean>(key) ?? false)
  if (isTold || getRuntimeConfig().engine !== 'builtin' || usesBrowserModel()) return null
  return (
    <div
      data-hint=""
      className="flex items-start gap-3 rounded-md bg-(--sun-pale) px-4 py-2 text-sm short:hidden"
    >
      <Info size={18} aria-hidden className="mt-0.5 shrink-0 sm:self-center" />
      {/* On a phone the answer stands at the text's end: a line of its own would take a tenth of the screen. */}
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-3">
        <p className="max-sm:inline">{translateFixed(builtInTutorLabel)}</p>{' '}
        <Button
          variant="ghost"
          className="relative shrink-0 text-sm text-leaf-deep max-sm:-my-2 max-sm:-ml-1 max-sm:min-h-0 max-sm:px-1 max-sm:py-0.5 max-sm:leading-snug max-sm:underline max-sm:after:absolute max-sm:after:-inset-2.5"
          onClick={() => {
            writeLocal(key, true)
            setIsTold(true)
          }}
        >
          {talks.understood}
        </Button>
      </div>
    </div>
  )
}
