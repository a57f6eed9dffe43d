import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPage, type Studio } from './studio.ts'

const web = join(import.meta.dirname, '../../apps/web')

/** Draws the letter at the head of every mail: what reads mail shows no SVG, and mails are light. */
export async function drawMailPicture(studio: Studio): Promise<void> {
  const [tokens, inks, pictures] = await Promise.all(
    ['styles/tokens.css', 'styles/drawings.css', 'components/pictures/generated/pictures.svg'].map((file) =>
      readFile(join(web, 'src', file), 'utf8'),
    ),
  )
  const page = await openPage(studio, { deviceScaleFactor: 2, colorScheme: 'light' })
  await page.setViewportSize({ width: 140, height: 104 })
  await page.setContent(`<style>${tokens}${inks} html, body { margin: 0; background: none } svg { display: block }</style>
    <div hidden>${pictures}</div><svg width="140" height="104"><use href="#letter" /></svg>`)
  await page.screenshot({ path: join(web, 'public/letter.png'), omitBackground: true })
  await page.close()
}
