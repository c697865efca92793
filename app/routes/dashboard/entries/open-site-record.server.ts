import type { RouterContextProvider } from 'react-router'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { resetTogether } from '#app/features/content-editor/editing/facts-together.server.ts'
import { saveRecord } from '#app/features/content-editor/editing/save-record.server.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import { completed } from '#app/features/content-editor/translations/translation-form.ts'
import { LOCALE_NAMES } from '#app/platform/texts/locales.ts'
import {
  getWriter,
  openedRecord,
  type RecordParams,
} from '#app/routes/dashboard/content/content-services.server.ts'
import type { OpenedEntry } from '#app/routes/dashboard/entries/opened-entry.ts'
import { refusedByRole } from '#app/server/access/require-right.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

const { revisions: texts } = contentTexts

/** @throws a 404 response */
export async function openSiteRecord(
  context: Readonly<RouterContextProvider>,
  params: RecordParams,
): Promise<OpenedEntry> {
  const services = context.get(servicesContext)
  const opened = await openedRecord(services, params)
  const { key, version, value, title } = opened
  const writer = getWriter(context)
  const path = pathOfRecord(key)
  return {
    key,
    title,
    path,
    back: title,
    version,
    lang: LOCALE_NAMES[key.locale].lang,
    form: opened.form,
    present: value,
    live: opened.live,
    shipped: opened.shipped,
    rule: texts.rule,
    fitted: (stored) => completed(opened, stored),
    restoreHelp: texts.restoreHelp,
    resetHelp: writer.mayPublish && opened.state !== 'shipped' ? texts.resetHelp : null,
    async restore({ value: earlier, revision }, seenVersion) {
      if (revision === null) {
        if (!writer.mayPublish) throw refusedByRole()
        const isReset = await resetTogether(services, { opened, seenVersion }, writer)
        return isReset ? redirectWithFlash(path, 'content-reset') : null
      }
      if (seenVersion !== version) return null
      const form = { key, seenVersion, base: value, value: earlier, english: revision.source }
      const saved = await saveRecord(services, { ...form, isUpToDate: true }, writer)
      return saved?.kind === 'saved' ? redirectWithFlash(path, 'content-restored') : null
    },
  }
}
