/** The plants that a learner can choose to stand for them; the database takes the same. */
export const avatarPlants = [
  'clover',
  'sunflower',
  'tulip',
  'cactus',
  'fern',
  'bamboo',
  'lavender',
  'mushroom',
] as const

export type AvatarPlant = (typeof avatarPlants)[number]
