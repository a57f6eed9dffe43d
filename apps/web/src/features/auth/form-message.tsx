/** What a form says of itself, heard at once. */
export function FormMessage({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p role="alert" className="rounded-sm bg-thorn-pale p-3 text-sm">
      {text}
    </p>
  )
}
