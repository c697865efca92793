import type { Publication } from '#app/features/content/content-records.server.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import {
  listRecords,
  type OpenedRecord,
} from '#app/features/content-editor/editing/open-record.server.ts'
import { checkOpened } from '#app/features/content-editor/editing/record-form.server.ts'
import { publishContent } from '#app/features/content-editor/editing/save-record.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { Services } from '#app/server/services.server.ts'

type ChosenProblem = { message: string; details: string[]; status: number }

const { changes: texts } = contentTexts

/**
 * @param chosen such as `page/home@3`: the version that was looked at
 * @returns null when readers see all of them
 */
export async function publishChosen(
  services: Services,
  chosen: readonly string[],
  by: Actor,
): Promise<ChosenProblem | null> {
  if (chosen.length === 0) return { message: texts.noneChosen, details: [], status: 422 }
  const records = await listRecords(services.db)
  const waiting = new Map(records.map((record) => [`${record.key.type}/${record.key.id}`, record]))
  const publications: Publication[] = []
  for (const each of chosen) {
    const [name = '', version = ''] = each.split('@')
    const record = waiting.get(name)
    if (!record?.hasDraft || record.version !== Number(version))
      return refused(texts.changed, record?.title ?? name, 409)
    const check = findRefusal(services, record)
    if (check) return check
    const { key, value } = record
    // A review belongs to one text, which somebody has looked at in its form.
    publications.push({
      ...key,
      seenVersion: record.version,
      to: 'published',
      data: value,
      review: null,
    })
  }
  const published = await publishContent(services, publications, by)
  if (published.ok) return null
  const { type, id } = published.problem.key
  return refused(texts.changed, waiting.get(`${type}/${id}`)?.title ?? id, 409)
}

function findRefusal(services: Services, record: OpenedRecord): ChosenProblem | null {
  const rules = { facts: services.facts.current(), site: services.site('en') }
  const { problems, findings, isRefused } = checkOpened(record, record.value, rules)
  const reasons = [...problems, ...(isRefused ? findings : [])]
  if (reasons.length === 0) return null
  const details = reasons.map(({ message }) => message)
  return { ...refused(texts.refused, record.title, 422), details }
}

function refused(message: string, title: string, status: number): ChosenProblem {
  return { message: fillText(message, { title }), details: [], status }
}
