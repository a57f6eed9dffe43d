/** Which pieces of the pool an answer is made of; of equal pieces each is taken once. */
export function placesOf(answer: readonly string[], pool: readonly string[]): number[] {
  const places: number[] = []
  for (const piece of answer) {
    const place = pool.findIndex((other, index) => other === piece && !places.includes(index))
    if (place >= 0) places.push(place)
  }
  return places
}
