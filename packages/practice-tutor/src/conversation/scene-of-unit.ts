/** The scene in which the words of a course's unit are at home. */
const scenes: Readonly<Record<string, string>> = {
  'first-words': 'introductions',
  'people-around-me': 'family',
  'at-the-cafe': 'cafe',
  'food-and-drink': 'cafe',
  'food-and-table': 'restaurant',
  'around-town': 'directions',
  'at-home': 'flat',
  'day-by-day': 'routine',
  'time-and-dates': 'routine',
  learning: 'routine',
  'free-time': 'weekend',
  'yesterday-and-tomorrow': 'weekend',
  shopping: 'clothes',
  'body-and-health': 'pharmacy',
  'weather-and-health': 'pharmacy',
  'travel-and-weather': 'station',
  journeys: 'station',
}

/** The id of the scene for a unit; undefined where the built-in tutor has none that fits. */
export const sceneOfUnit = (unitId: string): string | undefined =>
  Object.hasOwn(scenes, unitId) ? scenes[unitId] : undefined
