import { recordNames, titleOf } from '#app/features/content-editor/editing/record-names.ts'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import { type Json, leavesOf } from '#app/features/entries/form/form-field.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import { sampleContent } from '#app/features/content/sample-content.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'

export type ShownSample = { path: string; title: string; fields: string[] }

/** Each record with the fields that are to be replaced, as its form calls them. */
export function sampleRows(site: SiteContent): ShownSample[] {
  return sampleContent(site).map(({ type, id, paths }) => {
    const value = (site.find(type, id)?.data ?? {}) as Json
    const labels = leavesOf(formOf(type, value), value)
      .filter(({ path }) => paths.includes(path))
      .map((leaf) => leaf.labels[0] ?? '')
    const title = `${recordNames[type].one}: ${titleOf({ type, id }, value)}`
    return { path: pathOfRecord({ type, id }), title, fields: [...new Set(labels)] }
  })
}
