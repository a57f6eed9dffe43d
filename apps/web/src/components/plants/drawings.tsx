import type { AvatarPlant } from '@lingarden/domain/friends/avatar-plant'
import type { ReactNode } from 'react'

const stem = 'fill-none stroke-leaf'
const leaf = 'fill-leaf'

/** Turns a part around a point, as petals and leaflets stand. */
function around(angles: readonly number[], centre: string, part: ReactNode): ReactNode {
  return angles.map((angle) => (
    <g key={angle} transform={`rotate(${angle} ${centre})`}>
      {part}
    </g>
  ))
}

/** Each in a field of 24 by 24. */
export const drawings: Record<AvatarPlant, ReactNode> = {
  clover: (
    <>
      <path d="M12 12c.2 3.6 1 6.4 3 9" className={stem} strokeWidth="1.6" />
      {around(
        [0, 90, 180, 270],
        '12 10',
        <path
          d="M12 10C9.6 8.6 8.3 7 8.3 5.3c0-1.4 1-2.3 2.1-2.3.8 0 1.3.4 1.6 1 .3-.6.8-1 1.6-1 1.1 0 2.1.9 2.1 2.3 0 1.7-1.3 3.3-3.7 4.7Z"
          className={leaf}
        />,
      )}
    </>
  ),
  sunflower: (
    <>
      <path
        d="M12 12v9.5M12 18c-2.8.2-4.5-.9-5.4-3 2.8-.3 4.6.8 5.4 3Z"
        className="fill-leaf stroke-leaf"
        strokeWidth="1.5"
      />
      {around(
        [0, 45, 90, 135, 180, 225, 270, 315],
        '12 8.5',
        <ellipse cx="12" cy="3.9" rx="1.5" ry="2.5" className="fill-sun" />,
      )}
      <circle cx="12" cy="8.5" r="2.9" className="fill-leaf-deep" />
    </>
  ),
  tulip: (
    <>
      <path d="M12 12v9.5" className={stem} strokeWidth="1.6" />
      <path d="M12 21c-4.4-.4-6-3-6.2-7 3.8.6 6 3 6.2 7Z" className={leaf} />
      <path
        d="M7.5 4.5c1.7.2 2.8 1 3.3 2L12 3l1.2 3.5c.5-1 1.6-1.8 3.3-2 .5 5-.9 8.5-4.5 8.5s-5-3.5-4.5-8.5Z"
        className="fill-blossom"
      />
    </>
  ),
  cactus: (
    <>
      <path d="M9.5 21V6.5a2.5 2.5 0 0 1 5 0V21Z" className={leaf} />
      <path
        d="M9.5 15.5c-3 0-4.2-1-4.2-3.5v-1M14.5 13c3 0 4.2-1 4.2-3.5V9"
        className={stem}
        strokeWidth="2.4"
      />
      <circle cx="12" cy="3.4" r="1.7" className="fill-blossom" />
    </>
  ),
  fern: (
    <>
      <path d="M12 21.5V3" className={stem} strokeWidth="1.4" />
      {[5, 8.5, 12, 15.5].map((height, place) => (
        <path
          key={height}
          d={`M12 ${height + 2.5}c${-2 - place} .2${-1.5 - place} -1.2${-3.5 - place} -2.5 ${1.5 + place}-.8 ${2.5 + place} .2 ${3.5 + place} 2.5Zm0 0c${2 + place} .2 ${1.5 + place} -1.2 ${3.5 + place} -2.5 ${-1.5 - place}-.8 ${-2.5 - place} .2 ${-3.5 - place} 2.5Z`}
          className={leaf}
        />
      ))}
    </>
  ),
  bamboo: (
    <>
      <path d="M9 21.5V17M9 15.8v-5M9 9.6V4" className={stem} strokeWidth="2.6" />
      <path d="M15 21.5V16M15 14.8V9.5" className={stem} strokeWidth="2.6" />
      <path
        d="M9 10c-3.4.2-5.2-1-6-3.5C6.3 6 8.2 7.2 9 10ZM15 10c0-3.2 1.6-5.2 5-6 .4 3.3-1.4 5.4-5 6ZM9 5.5C9 3.8 10.2 2.5 12.5 2c.2 2-.9 3.3-3.5 3.5Z"
        className={leaf}
      />
    </>
  ),
  lavender: (
    <>
      <path d="M12 21.5V10M7.5 21.5c0-4 1-6 2-8M16.5 21.5c0-4-1-6-2-8" className={stem} strokeWidth="1.4" />
      {[3, 5.6, 8.2].map((height) => (
        <path
          key={height}
          d={`M12 ${height}c1.7 0 2.5.9 2.5 2.3H9.5c0-1.4.8-2.3 2.5-2.3Z`}
          className="fill-rain"
        />
      ))}
      <ellipse cx="7.2" cy="11" rx="1.7" ry="2.9" transform="rotate(18 7.2 11)" className="fill-rain" />
      <ellipse cx="16.8" cy="11" rx="1.7" ry="2.9" transform="rotate(-18 16.8 11)" className="fill-rain" />
    </>
  ),
  mushroom: (
    <>
      <path
        d="M10 12.5h4l.7 7.5a1.5 1.5 0 0 1-1.5 1.5h-2.4A1.5 1.5 0 0 1 9.3 20Z"
        className="fill-card stroke-control-line"
        strokeWidth="1"
      />
      <path
        d="M3 12.5C3 7.4 6.8 3.5 12 3.5s9 3.9 9 9c0 .6-.4 1-1 1H4c-.6 0-1-.4-1-1Z"
        className="fill-blossom"
      />
      <g className="fill-card">
        <circle cx="8.5" cy="9" r="1.4" />
        <circle cx="14" cy="6.9" r="1.2" />
        <circle cx="16.3" cy="10.7" r="1.3" />
      </g>
    </>
  ),
}
