import * as z from 'zod/mini'
import '#app/platform/without-eval.ts'
import type { LocalDate, LocalTime } from '#app/platform/local-time.ts'

/** One line without line breaks. */
export const line = (max = 200) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[^\n\r]*$/))

/** A paragraph; may quote legal facts by key, such as `{eb5.jobs}`. */
export const paragraph = (max = 1_000) => line(max)

/** Paragraphs with a blank line between them. */
export const paragraphs = (max = 6_000) => z.string().check(z.minLength(1), z.maxLength(max))

/** Paragraphs, lists and links in Markdown, without HTML. */
export const markdown = (max = 20_000) => z.string().check(z.minLength(1), z.maxLength(max))

/** Of this site, or a web, mail or telephone address. */
export const address = () =>
  z
    .string()
    .check(
      z.maxLength(500),
      z.regex(/^(?:\/(?!\/)|https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)\S*$/i),
    )

/** Nothing is asked of another site before the reader asks for it. */
export const imageOfSite = () => z.string().check(z.maxLength(500), z.regex(/^\/(?!\/)\S+$/))

export const link = () => z.object({ text: line(), href: address() })

/** A calendar day, `YYYY-MM-DD`. */
export const day = () => z.custom<LocalDate>((value) => z.iso.date().safeParse(value).success)

/** `HH:MM` on the 24-hour clock. */
export const time = () =>
  z.custom<LocalTime>((value) => z.iso.time({ precision: -1 }).safeParse(value).success)

/** International, such as "+17035550142". */
export const phone = () => z.string().check(z.regex(/^\+[1-9]\d{6,14}$/))

/** An identifier in addresses and anchors. */
export const slug = () => z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))

/** Position in its list; the lowest comes first. */
export const order = () => z.number().check(z.int(), z.nonnegative(), z.lte(9_999))
