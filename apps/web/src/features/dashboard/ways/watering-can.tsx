import drawings from '@/components/plants/generated/plants.svg'

/** A watering can in lines, in the colour of the text beside it. */
export function WateringCan() {
  return (
    <svg viewBox="0 0 132 96" width="132" height="96" aria-hidden className="absolute top-3.5 right-4.5">
      <use href={`${drawings}#watering-can`} />
    </svg>
  )
}
