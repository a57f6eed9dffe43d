import type { PictureName } from './picture.ts'

/** By the name of a scene, whatever its level. */
const ofScenes: Readonly<Record<string, PictureName>> = {
  cafe: 'cafe',
  clothes: 'clothes',
  directions: 'directions',
  family: 'family',
  flat: 'flat',
  hotel: 'hotel',
  introductions: 'meeting',
  market: 'market',
  pharmacy: 'pharmacy',
  restaurant: 'restaurant',
  routine: 'routine',
  station: 'station',
  weekend: 'weekend',
  'open-food': 'cooking',
  'open-my-day': 'day',
  'open-my-family': 'family',
  'open-my-weekend': 'picnic',
  'open-plans': 'journey',
  'open-work': 'work',
}

const ofUnits: Readonly<Record<string, PictureName>> = {
  'first-words': 'meeting',
  'people-around-me': 'family',
  'at-the-cafe': 'cafe',
  'food-and-drink': 'cafe',
  'around-town': 'town',
  'at-home': 'home',
  'day-by-day': 'day',
  'time-and-dates': 'calendar',
  'free-time': 'free-time',
  shopping: 'shopping',
  'food-and-table': 'restaurant',
  'body-and-health': 'pharmacy',
  learning: 'learning',
  'travel-and-weather': 'weather',
  'weather-and-health': 'weather',
  'yesterday-and-tomorrow': 'calendar',
  journeys: 'journey',
}

/** The picture of a scene; one of a talk where its name is not known. */
export const pictureOfScene = (sceneId: string): PictureName =>
  ofScenes[sceneId.replace(/-[ab][12]$/u, '')] ?? 'talk'

/** The picture of a unit of a course, by the last part of its address. */
export const pictureOfUnit = (unitId: string): PictureName => ofUnits[unitId] ?? 'learning'
