import { FileUp } from '@/icons/icons.ts'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import { useFileDrop } from '@/lib/use-file-drop'

/** Where a file is chosen, or dropped. */
export function FileDrop({ onFile, isBusy }: { onFile: (file: File) => void; isBusy: boolean }) {
  const imports = useTexts('imports')
  const { isOver, target } = useFileDrop({ onFile, isDisabled: isBusy })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- who cannot drop a file chooses it below
    <label
      {...target}
      className={classNames(
        'grid cursor-pointer justify-items-center gap-2 rounded-lg border-2 border-dashed p-8 text-center',
        'focus-within:outline-2 focus-within:outline-leaf',
        isOver ? 'border-leaf bg-leaf-pale' : 'border-control-line',
      )}
    >
      <FileUp size={28} aria-hidden className="text-leaf" />
      <span className="font-medium">{imports.chooseFile}</span>
      <span className="text-sm text-ink-soft">{imports.chooseFileHint}</span>
      <input
        type="file"
        accept=".apkg,.colpkg,.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        disabled={isBusy}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again after it was mended.
          event.target.value = ''
        }}
      />
    </label>
  )
}
