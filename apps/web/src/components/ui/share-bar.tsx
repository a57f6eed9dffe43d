/** How much of something is done, 0 to 1, for the eye; words beside it say it to all. */
export function ShareBar({ share }: { share: number }) {
  return (
    <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
      <div
        className="h-full rounded-full bg-leaf motion-safe:transition-[width]"
        style={{ width: `${100 * share}%` }}
      />
    </div>
  )
}
