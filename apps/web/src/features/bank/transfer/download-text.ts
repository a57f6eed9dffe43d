/** Lets the browser save a text as a file. */
export function downloadText(text: string, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has taken the text by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(address))
}
