import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '#test/journeys/site.ts'
import { listPublicPages } from '#test/public-pages.ts'

const EVERYTHING = readSheet(path.resolve(import.meta.dirname, '../../app/ui/styles/site.css'))

test('no page leaves out a style that it needs', async ({ page, complaints }) => {
  test.slow()
  complaints.expect(/status of 404|^Page Not Found: /)
  const faults: string[] = []
  for (const { path: address } of listPublicPages()) {
    await page.goto(address)
    const missed = await page.evaluate(findMissedRules, EVERYTHING)
    faults.push(...missed.map((selector) => `${address}: ${selector}`))
  }
  expect(faults).toEqual([])
  // Proves that the check finds missing rules.
  await page.goto('/services/u-visa')
  await page.evaluate(() => document.querySelector('style')?.remove())
  expect((await page.evaluate(findMissedRules, EVERYTHING)).length).toBeGreaterThan(100)
})

function readSheet(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/@import '([^']+)'[^;]*;/g, (_, other: string) =>
    readSheet(path.resolve(path.dirname(file), other)),
  )
}

function findMissedRules(everything: string): string[] {
  const whole = new CSSStyleSheet()
  whole.replaceSync(everything)
  const selectorsOf = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      const own = rule instanceof CSSStyleRule ? [rule.selectorText] : []
      const isPaper = rule instanceof CSSMediaRule && rule.media.mediaText.includes('print')
      return rule instanceof CSSGroupingRule && !isPaper
        ? [...own, ...selectorsOf(rule.cssRules)]
        : own
    })
  // A build tool may have merged rules, so each selector is checked by itself.
  const single = (selector: string): string[] => {
    const found = ['']
    let depth = 0
    for (const sign of selector) {
      depth += Number(sign === '(') - Number(sign === ')')
      if (sign === ',' && depth === 0) found.push('')
      else found.push((found.pop() ?? '') + sign)
    }
    return found.map((one) => one.trim())
  }
  const carried = new Set(
    [...document.styleSheets].flatMap((sheet) => selectorsOf(sheet.cssRules)).flatMap(single),
  )
  return selectorsOf(whole.cssRules)
    .flatMap(single)
    .filter((selector) => !carried.has(selector))
    .filter((selector) => document.querySelector(selector.replace(/::[\w-]+$/, '') || '*') !== null)
}
