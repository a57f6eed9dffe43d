/**
 * Practice as every screen tells it: a minute counts once it is over, so that a goal that is said to be reached is. Days
 * are added up in seconds first.
 * @param seconds 0 or more
 */
export const wholeMinutes = (seconds: number): number => Math.floor(seconds / 60)
