import type { Page } from '@playwright/test'
import { contentOf } from '#app/features/site/content.ts'
import { expect, PLAIN, test } from '#test/journeys/site.ts'
import { listPublicPages } from '#test/public-pages.ts'

// Only offered with JavaScript.
const WORKED_BY_SCRIPT = ['All', 'South America', 'Africa', 'Pause']
const { keys } = contentOf('en').services.texts.leave

test('every page reads the same without JavaScript, and everything that is folded opens', async ({
  page,
  visit,
  complaints,
}) => {
  test.slow()
  complaints.expect(/status of 404|^Page Not Found: /)
  const plain = await visit(PLAIN)
  const read = async (from: Page) =>
    (await from.locator('main').innerText()).split('\n').filter((line) => line.trim() !== '')
  for (const { path } of listPublicPages()) {
    await page.goto(path)
    await plain.goto(path)
    const wanted = (await read(page))
      .filter((line) => !WORKED_BY_SCRIPT.includes(line))
      .map((line) => line.replace(` ${keys}`, ''))
    expect(wanted.length, path).toBeGreaterThan(2)
    expect(await read(plain), path).toEqual(wanted)

    for (const folded of await plain.locator('main details').all()) {
      const summary = folded.locator('> summary')
      if ((await folded.getAttribute('open')) !== null) continue
      if ((await summary.getAttribute('aria-disabled')) === 'true') continue
      await summary.click()
      await expect(folded.locator('> :not(summary)').first(), path).toBeVisible()
    }
  }
})

test('every page stands still for a reader who asked for that', async ({ visit, complaints }) => {
  complaints.expect(/status of 404|^Page Not Found: /)
  const still = await visit({ reducedMotion: 'reduce' })
  for (const { path } of listPublicPages()) {
    await still.goto(path)
    // The first input starts the deferred scripts.
    await still.mouse.wheel(0, 400)
    await still.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await still.evaluate(findMotion), path).toEqual([])
  }
})

test('a moving part would be seen by the test before', async ({ page }) => {
  await page.goto('/contact')
  await page.evaluate(() => document.body.style.setProperty('transition', 'color 1s'))
  expect(await page.evaluate(findMotion)).toContain('<body class=""> changes over 1s')
})

function findMotion(): string[] {
  const seconds = (times: string) =>
    Math.max(...times.split(',').map((time) => Number.parseFloat(time)))
  const found = document
    .getAnimations()
    .map((animation) => `an animation is ${animation.playState}`)
  for (const element of document.querySelectorAll('*')) {
    const name = `<${element.localName} class="${element.getAttribute('class') ?? ''}">`
    for (const part of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, part)
      const { transitionDuration, animationName, animationDuration, scrollBehavior } = style
      if (seconds(transitionDuration) > 0.01)
        found.push(`${name} changes over ${transitionDuration}`)
      if (animationName !== 'none') found.push(`${name} is animated for ${animationDuration}`)
      if (scrollBehavior === 'smooth') found.push(`${name} scrolls smoothly`)
    }
  }
  return found
}
