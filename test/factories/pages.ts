import { array, oneof, record, string } from 'fast-check'
import * as z from 'zod/mini'
import { fieldTexts, group, line, list, markdown, slug } from '#app/features/entries/fields.ts'
import { describeSchema } from '#app/features/entries/form/describe-schema.ts'
import type { GroupField, Json } from '#app/features/entries/form/form-field.ts'

const head = { id: slug('Anchor'), title: line('Title') }
const steps = group('Steps', {
  kind: z.literal('steps'),
  ...head,
  items: list('Steps', group('Step', { title: line('Title') })),
})
const text = group('Text', { kind: z.literal('text'), ...head, text: markdown('Text') })
export const section = z
  .discriminatedUnion('kind', [steps, text])
  .register(fieldTexts, { label: 'Section' })
export const pageForm = describeSchema(
  group('Page', { sections: list('Sections', section) }),
) as GroupField

export const stepsOf = (id: string, ...titles: string[]) => ({
  kind: 'steps',
  id,
  title: id,
  items: titles.map((title) => ({ title })),
})
export const textOf = (id: string, words = 'Words') => ({
  kind: 'text',
  id,
  title: id,
  text: words,
})
export const page = (...sections: Json[]): Json => ({ sections })

const words = string({ minLength: 1, maxLength: 5 }).map((typed) =>
  typed.replaceAll(/[^\p{L}\d]/gu, 'x'),
)
/** Whose sections have different anchors. */
export const pages = array(
  oneof(
    record({ titles: array(words, { maxLength: 3 }) }).map(({ titles }) => stepsOf('', ...titles)),
    words.map((typed) => textOf('', typed)),
  ),
  { minLength: 1, maxLength: 6 },
).map((sections) => page(...sections.map((each, index) => ({ ...each, id: `section-${index}` }))))
