import { expect, test } from 'vitest'
import { zonedText } from '#app/platform/zoned-text.ts'

test('an instant is told by the clock of the zone, with its short name in winter and in summer', () => {
  const notice = (iso: string) => zonedText(new Date(iso), 'America/New_York')
  expect(notice('2026-11-21T23:08:00Z')).toBe('Nov 21, 2026, 6:08 PM EST')
  expect(notice('2026-07-04T03:59:00Z')).toBe('Jul 3, 2026, 11:59 PM EDT')
})
