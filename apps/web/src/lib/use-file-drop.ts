import { useState, type DragEvent } from 'react'

interface FileDropOptions {
  /** Hears of the first file that is dropped. */
  onFile: (file: File) => void
  isDisabled: boolean
}

/** Makes an element a place to drop a file on: whether one is held over it, and what the element has to listen to. */
export function useFileDrop({ onFile, isDisabled }: FileDropOptions) {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    target: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setIsOver(false)
        const [file] = event.dataTransfer.files
        if (file && !isDisabled) onFile(file)
      },
    },
  }
}
