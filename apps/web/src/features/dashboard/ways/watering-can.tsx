/** A watering can in lines, in the colour of the text beside it. */
export function WateringCan() {
  return (
    <svg
      viewBox="0 0 132 96"
      width="132"
      height="96"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className="absolute top-3.5 right-4.5"
    >
      <path
        d="M46.5 38.5C60 36.3 77 36.2 92 38.4 93.6 52 93.8 66 92.3 82 78 84.7 60.5 84.9 47 82.2 45.2 67 45 53 46.5 38.5Z"
        fill="currentColor"
        stroke="none"
        opacity=".14"
      />
      <path
        d="M46 38C60 35.8 77 35.7 91.5 38 93 52 93.3 66 91.8 81.8 78 84.4 60.5 84.6 46.5 82 44.7 67 44.6 53 46 38ZM46 38C60 41 77 41.2 91.5 38M45.3 53.5C60 56.3 78 56.5 92.8 53.6M45.2 72 23.5 39.5M45 60.5 29.5 35.5M19.5 43.5 33 32.5C31 29.5 20 33.8 19.5 43.5ZM92.6 48C110 44 117.5 55 108.5 65.5 104 70.5 98.5 73 92.5 73.5M56 37C57 22 66 15.5 74 16.5 82 17.5 85 26 84.5 37"
        strokeWidth="2"
        opacity=".9"
      />
      <path
        d="M15 50.5c-1.5 3.5-3 6-4.5 8M21 51c-1 4-2 7-3.5 10M10 44c-2 2-4 3.7-6 5M13.5 66c-1 2.5-2 4.5-3 6.5M22 68c-.5 2.5-1 4.5-2 7M5 57c-1 1.3-2 2.5-3 3.5"
        strokeWidth="1.8"
        opacity=".75"
      />
    </svg>
  )
}
