import type { PlantLook } from './drawing/plant-shapes.ts'

/** The name of a plant's drawing in the file of all plants; until they bloom, they are the same whatever they bloom into. */
export function plantId({ stage, flower, isThirsty, isSmall }: PlantLook): string {
  return [
    isSmall ? 'small' : 'plant',
    stage,
    ...(stage === 'bloom' ? [flower] : []),
    ...(isThirsty ? ['thirsty'] : []),
  ].join('-')
}
