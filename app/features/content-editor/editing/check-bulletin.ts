import type { RecordCheck } from '#app/features/content-editor/editing/check-record.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { bulletinsOf } from '#app/features/content/bulletins-of-site.ts'
import { type RecordKey, recordSchemas } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { type Cell, CHARTS, movesBack } from '#app/features/tools/visa-bulletin/bulletin.ts'
import { readBulletin } from '#app/features/tools/visa-bulletin/read-bulletin.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { longDate, longMonth } from '#app/platform/local-time.ts'

const { bulletin: texts } = contentTexts

/** What is wrong in the pasted tables, and what went back since the bulletin before. */
export function checkBulletin(
  { type, id }: RecordKey,
  value: Json,
  site: SiteContent,
): RecordCheck {
  const check: RecordCheck = { problems: [], findings: [] }
  const { data } = type === 'bulletin' ? recordSchemas.bulletin.safeParse(value) : {}
  if (data === undefined) return check
  const earlier = bulletinsOf(site).find((each) => each.month < id)
  for (const path of CHARTS) {
    const { month, cells, problems } = readBulletin(data[path])
    if (month !== null && month !== id) {
      const months = { heading: longMonth(month), month: longMonth(id) }
      check.problems.push({ path, message: fillText(texts.otherMonth, months) })
    }
    check.problems.push(...problems.map((message) => ({ path, message })))
    for (const { place, from, to } of earlier ? movesBack(earlier[path], cells) : []) {
      const move = { place, from: shown(from), month: longMonth(from.month), to: shown(to) }
      check.findings.push({ path, message: fillText(texts.movesBack, move) })
    }
  }
  return check
}

function shown({ served }: Cell): string {
  return served === 'current' || served === 'unavailable' ? served : longDate(served)
}
