import { describe, expect, it } from 'vitest'
import { fitPicture, mostPictureBytes, scaleDown, type Size } from './fit-picture'

interface Encoded extends Size {
  bits: number
}

/** Encodes at so many bytes a pixel for each bit, and notes what was asked for. */
function encoderOf(bytesPerBit: number) {
  const asked: Encoded[] = []
  const encode = async ({ width, height }: Size, bits: number) => {
    asked.push({ width, height, bits })
    return { size: width * height * bits * bytesPerBit } as Blob
  }
  return { asked, encode }
}

describe('a picture', () => {
  it('[5.9, 9.8c] fits where its data URL has at most 1,048,576 characters', () => {
    const head = 'data:image/png;base64,'.length
    expect(head + (mostPictureBytes / 3) * 4).toBeLessThanOrEqual(1_048_576)
    expect(head + ((mostPictureBytes + 3) / 3) * 4).toBeGreaterThan(1_048_576)
  })

  it('[5.9] that fits stays as it is', async () => {
    const { asked, encode } = encoderOf(0.01)
    await fitPicture({ width: 1280, height: 800 }, encode)
    expect(asked).toEqual([{ width: 1280, height: 800, bits: 8 }])
  })

  it('[5.9] loses quality before it loses size', async () => {
    const { asked, encode } = encoderOf(0.14)
    await fitPicture({ width: 1280, height: 800 }, encode)
    expect(asked.map(({ bits }) => bits)).toEqual([8, 6, 5])
    expect(new Set(asked.map(({ width }) => width))).toEqual(new Set([1280]))
  })

  it.each<[string, Size]>([
    ['wide', { width: 4000, height: 2000 }],
    ['tall', { width: 400, height: 20_000 }],
    ['square', { width: 2800, height: 2800 }],
  ])('[5.9] that is %s is scaled down until it fits, its shorter side not below 100', async (_, natural) => {
    const { asked, encode } = encoderOf(0.3)
    const { size } = await fitPicture(natural, encode)
    expect(size).toBeLessThanOrEqual(mostPictureBytes)
    const { width, height } = asked.at(-1)!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(Math.min(100, natural.width, natural.height))
    expect(asked.length).toBeLessThan(9)
  })

  it('[5.9] that never fits is given back at its smallest', async () => {
    const { asked, encode } = encoderOf(1000)
    await fitPicture({ width: 1280, height: 800 }, encode)
    expect(asked.at(-1)).toEqual({ width: 160, height: 100, bits: 4 })
  })
})

it('scaling never enlarges', () => {
  expect(scaleDown({ width: 300, height: 200 }, 3)).toEqual({ width: 300, height: 200 })
  expect(scaleDown({ width: 50, height: 40 }, 0.1)).toEqual({ width: 50, height: 40 })
})
