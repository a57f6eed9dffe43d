import { readFile } from 'node:fs/promises'
import { openPage, type Studio } from './studio.ts'

/** Pixels, and how much of the icon the mark takes; systems cut maskable icons round, so there it takes less. */
const icons = [
  { name: 'icon-180', size: 180, share: 0.66 },
  { name: 'icon-192', size: 192, share: 0.72 },
  { name: 'icon-512', size: 512, share: 0.72 },
  { name: 'icon-maskable-512', size: 512, share: 0.5 },
]

/** The app's icons for home screens, from its mark. */
export async function drawIcons(studio: Studio): Promise<void> {
  const mark = await readFile('apps/web/public/favicon.svg', 'utf8')
  const page = await openPage(studio, {})
  for (const { name, size, share } of icons) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(
      `<style>body { margin: 0; display: grid; place-content: center; height: 100vh; background: #faf7ee }
      svg { width: ${size * share}px }</style>${mark}`,
    )
    await page.screenshot({ path: `apps/web/public/${name}.png` })
  }
  await page.close()
}
