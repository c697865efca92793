import { createHash } from 'node:crypto'
import accordionSheet from '#app/ui/page/accordion.css?inline'
import formSheet from '#app/ui/form/form-field.css?inline'
import noticeSheet from '#app/ui/feedback/notice.css?inline'
import indexSheet from '#app/ui/page/index-list.css?inline'
import regionSheet from '#app/ui/page/region.css?inline'
import blogSheet from '#app/ui/styles/blog-pages.css?inline'
import contactSheet from '#app/ui/styles/contact-page.css?inline'
import loginSheet from '#app/ui/styles/login-page.css?inline'
import readerSheet from '#app/ui/styles/reader.css?inline'
import serviceSheet from '#app/ui/styles/service-page.css?inline'
import textSheet from '#app/ui/styles/text-pages.css?inline'

const inLayer = (layer: 'parts' | 'pages', text: string) => `@layer ${layer}{${text}}`

// In the order of site.css, which the dashboard loads.
const sheets = {
  regions: inLayer('parts', indexSheet + regionSheet),
  questions: inLayer('parts', accordionSheet),
  form: inLayer('parts', formSheet),
  notes: inLayer('parts', noticeSheet),
  login: inLayer('pages', loginSheet),
  text: inLayer('pages', textSheet),
  service: inLayer('pages', serviceSheet),
  contact: inLayer('pages', contactSheet),
  blog: inLayer('pages', blogSheet),
} as const

export type SheetName = keyof typeof sheets

export type ReaderStyle = { text: string; hash: string }

const made = new Map<string, ReaderStyle>()

export function readerStyle(names = Object.keys(sheets) as readonly SheetName[]): ReaderStyle {
  const key = names.join(' ')
  const known = made.get(key)
  if (known) return known
  const text = readerSheet + names.map((name) => sheets[name]).join('')
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const style = { text, hash }
  made.set(key, style)
  return style
}
