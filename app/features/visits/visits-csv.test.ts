import { describe, expect, test } from 'vitest'
import { visitsCsv } from '#app/features/visits/visits-csv.ts'

describe('the export', () => {
  const line = { day: '2026-11-21', path: '/about', name: 'About', kind: 'page', count: 3 } as const
  const rows = (name: string) => visitsCsv([{ ...line, name }])

  test('is a heading and one line a count', () => {
    expect(rows('About')).toBe(
      '"Day","Page","Name","What","Count"\r\n"2026-11-21","/about","About","page","3"\r\n',
    )
  })

  test.each([
    ['=HYPERLINK("https://evil.example.com")', `"'=HYPERLINK(""https://evil.example.com"")"`],
    ["+1+cmd|' /C calc'!A0", `"'+1+cmd|' /C calc'!A0"`],
    ['-2+3', `"'-2+3"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['  =1+1', `"'  =1+1"`],
    ['\t=1+1', `"'\t=1+1"`],
    ['＝1+1', `"'＝1+1"`],
  ])('a title that is a formula, %s, is text in a spreadsheet', (title, cell) => {
    expect(rows(title).split('"/about",')[1]?.split(',"page",')[0]).toBe(cell)
  })

  test('a title with commas, quotes and line breaks stays one cell', () => {
    expect(rows('One, "two"\nthree')).toContain(',"One, ""two""\nthree","page","3"')
  })
})
