/** Says that something is on its way, in words for everybody. */
export function Spinner({ label }: { label: string }) {
  return (
    <div
      role="status"
      data-waiting
      className="flex flex-col items-center justify-center gap-3 p-8 text-ink-soft"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-8 animate-spin text-leaf motion-reduce:animate-none"
        aria-hidden
      >
        <circle
          cx="12"
          cy="12"
          r="9"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.25"
          strokeWidth="3"
        />
        <path
          d="M12 3a9 9 0 0 1 9 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <span>{label}</span>
    </div>
  )
}
