import { openPage, settle, type Studio } from './studio.ts'

/** What the networks show of a page that is shared. */
const viewport = { width: 1200, height: 630 }

const style = `
  .card { height: 630px; display: grid; grid-template-rows: 1fr auto; background: var(--paper); overflow: hidden }
  .words { display: grid; align-content: center; gap: 22px; padding: 0 80px }
  .name { display: flex; align-items: center; gap: 18px; font: 600 40px var(--font-display) }
  .name svg { width: 64px; height: 64px }
  .headline { font: 560 84px/1.08 var(--font-display); max-width: 16ch }
  .tagline { font: 34px var(--font-text); color: var(--leaf-deep) }
  .bed { display: flex; justify-content: space-around; align-items: end; height: 150px; padding: 0 60px; position: relative }
  .bed::after { content: ''; position: absolute; inset: auto 0 0; height: 44px; background: var(--soil) }
  .bed svg { width: 136px; height: 136px; margin-bottom: 14px; position: relative; z-index: 1 }`

/** The picture that stands for the landing page where it is shared, in each language, from what the page itself has. */
export async function drawSocialPictures(studio: Studio): Promise<void> {
  const page = await openPage(studio, { viewport, colorScheme: 'light' })
  for (const language of ['en', 'es', 'fr', 'zh']) {
    await page.goto(`/?lang=${language}`)
    await page.evaluate((css) => {
      const html = (selector: string) => document.querySelector(selector)?.innerHTML ?? ''
      const plants = Array.from(document.querySelectorAll('#garden svg'), (plant) => plant.outerHTML)
      document.body.innerHTML = `<style>${css}</style><div class="card">
        <div class="words"><div class="name">${html('header p')}</div>
        <div class="headline">${html('h1')}</div><div class="tagline">${html('main p')}</div></div>
        <div class="bed">${plants.join('')}</div></div>`
    }, style)
    await settle(page)
    await page.screenshot({ path: `apps/web/public/social-${language}.png` })
  }
  await page.close()
}
