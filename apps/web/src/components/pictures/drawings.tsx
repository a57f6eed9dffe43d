import type { PictureName } from '@lingarden/domain/pictures/picture'
import type { ComponentType } from 'react'
import { Day, Flat, Home, Hotel, Routine } from './drawings/home'
import { Calendar, FreeTime, Journey, Letter, Picnic, Rest, Weather, Weekend } from './drawings/out'
import { Family, Learning, Meeting, Talk, Work } from './drawings/people'
import { Cafe, Cooking, Market, Restaurant } from './drawings/table'
import { Clothes, Directions, Pharmacy, Shopping, Station, Town } from './drawings/town'

/** Every picture, 140 wide and 104 high. No page loads them: they are written into one file (scripts/write-pictures.ts). */
export const drawings: Readonly<Record<PictureName, ComponentType>> = {
  cafe: Cafe,
  calendar: Calendar,
  clothes: Clothes,
  cooking: Cooking,
  day: Day,
  directions: Directions,
  family: Family,
  flat: Flat,
  'free-time': FreeTime,
  home: Home,
  hotel: Hotel,
  journey: Journey,
  learning: Learning,
  letter: Letter,
  market: Market,
  meeting: Meeting,
  pharmacy: Pharmacy,
  picnic: Picnic,
  rest: Rest,
  restaurant: Restaurant,
  routine: Routine,
  shopping: Shopping,
  station: Station,
  talk: Talk,
  town: Town,
  weather: Weather,
  weekend: Weekend,
  work: Work,
}
