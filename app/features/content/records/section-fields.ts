import * as z from 'zod/mini'
import { group, line, link, paragraph, slug } from '#app/features/entries/fields.ts'

export const title = () => line('Title', { max: 120 })
/** The same in every language, by which a translation is beside its English section. */
const anchor = slug('Anchor', 'The end of the address that leads here. Empty: made from the title.')
export const head = { title: title(), id: anchor }
export const lead = () => paragraph('First paragraph')

export const noticeFields = { text: paragraph('Text', { max: 600 }), link: z.optional(link()) }
export const notice = group('Remark', noticeFields)
