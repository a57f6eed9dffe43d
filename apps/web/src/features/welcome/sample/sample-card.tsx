import type { ReactNode } from 'react'

/** The frame of the sample, of the same height before and in the conversation, so that nothing below moves. */
export function SampleCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      id="sample"
      aria-labelledby="sample-title"
      className="flex h-136 scroll-mt-4 flex-col gap-3 rounded-lg bg-card p-5 shadow-float ring-1 ring-line"
    >
      <h2 id="sample-title" className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}
