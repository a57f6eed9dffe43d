/** Empty soil in the place of the beds to come. */
export function WaitingPlots() {
  return (
    <div aria-hidden className="grid grid-cols-1 gap-6">
      {[0, 1, 2].map((plot) => (
        <div key={plot} className="plot">
          <div className="h-7 w-40 rounded-sm bg-sunken" />
          <div className="plot-plants h-59 opacity-60" />
        </div>
      ))}
    </div>
  )
}
