import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { beforeAll, describe, expect, test } from 'vitest'
import { EVERY_RULE } from '#test/journeys/page-faults.ts'
import { openedOnce } from '#test/opened.ts'
import { chooseWalked, listPublicPages, pathsOfSitemap } from '#test/public-pages.ts'
import { openSite } from '#test/site.ts'

/** https://html-validate.org/rules/; those of layout and taste are no faults. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // Of the notifications.
      'prefer-native-element': ['error', { exclude: ['region'] }],
      'require-sri': ['error', { target: 'crossorigin' }],
      // A field without it is a text field.
      'no-implicit-input-type': 'off',
      // React writes neither.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // The style sheet keeps numbers on one line.
      'tel-non-breaking': 'off',
      // Safari takes the display of a table's parts for their role.
      'no-redundant-role': 'off',
      // The menu of a phone and that of a wide screen are never shown at once.
      'unique-landmark': 'off',
      // A journey abroad has two days, and a reader may name several.
      'form-dup-name': 'off',
      // Firefox restores hidden fields after a reload otherwise.
      'valid-autocomplete': 'off',
    },
  }),
)

/** So that readers of the page's headings find each offer of a table. */
const HEADING_IN_HEADER = '<h3> element is not permitted as a descendant of <th>'

describe('the HTML of every page in every language, also of those that no test opens in a browser', () => {
  const pages = new Map<string, string>()
  const site = openedOnce(() => openSite('sqlite'))

  beforeAll(async () => {
    const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
    const paths = [...listPublicPages().map(({ path }) => path), ...pathsOfSitemap(sitemap)]
    for (const path of new Set(paths))
      pages.set(path, await (await fetch(site.origin + path)).text())
  })

  test('is valid, and each reference and field in it has its other end and its name', async () => {
    expect(pages.size).toBeGreaterThan(120)
    const faults: string[] = []
    for (const [path, html] of pages) {
      const { results } = await validator.validateString(html, path)
      const messages = results.flatMap((result) => result.messages)
      for (const { message, ruleId, selector } of messages)
        if (message !== HEADING_IN_HEADER)
          faults.push(`${path}: ${message} (${ruleId}, ${selector})`)
    }
    expect(faults).toEqual([])
  })

  test('has the parts of the one layout in their order, and one heading of the first level', () => {
    const parts = ['<header class="bar', '<main ', '<footer class="foot', '<aside class="floats']
    for (const [path, html] of pages) {
      const places = parts.map((part) => html.indexOf(part))
      expect([path, places]).toEqual([path, places.toSorted((one, other) => one - other)])
      expect([path, places]).not.toEqual([path, expect.arrayContaining([-1])])
      expect([path, html.match(/<h1[\s>]/g)]).toEqual([path, [expect.anything()]])
    }
  })

  test('brings the rules of every class that it uses', () => {
    const styled = classesOf(EVERY_RULE)
    expect(styled.size).toBeGreaterThan(100)
    const missed: string[] = []
    for (const [path, html] of pages) {
      // Login is an application, whose style is a file.
      if (path === '/login' || path === '/login/code') continue
      const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css)
      const carried = classesOf(styles.join('\n'))
      const used = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
        list.split(/\s+/),
      )
      for (const name of new Set(used))
        if (styled.has(name) && !carried.has(name)) missed.push(`${path}: .${name}`)
    }
    expect(missed).toEqual([])
  })

  test('of each kind, the fullest and the emptiest are walked in the browser', () => {
    const kinds = Map.groupBy(listPublicPages(), ({ kind, status }) =>
      status === 404 ? 'no page' : kind,
    )
    expect(kinds.size).toBeGreaterThan(15)
    const walked = chooseWalked(listPublicPages().map(({ path }) => path))
    const lengthOf = (path: string) => textOf(pages.get(path) ?? '').length
    for (const all of kinds.values()) {
      const byLength = all
        .map(({ path }) => path)
        .toSorted((one, other) => lengthOf(one) - lengthOf(other))
      const ends = [byLength.at(0), byLength.at(-1)]
      expect(walked).toEqual(expect.arrayContaining(ends))
    }
  })
})

function textOf(html: string): string {
  return (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<[^>]*>/g, ' ')
}

function classesOf(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name))
}
