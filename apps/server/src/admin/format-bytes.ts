const units = ['B', 'kB', 'MB', 'GB', 'TB']

/** Bytes for people, such as 1.5 MB. */
export function formatBytes(bytes: number): string {
  let [value, place] = [bytes, 0]
  while (value >= 1000 && place < units.length - 1) {
    value /= 1000
    place += 1
  }
  return `${place === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[place]}`
}
