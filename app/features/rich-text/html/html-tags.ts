import type { Mark } from 'prosemirror-model'
import { documentSchema } from '#app/features/rich-text/document-schema.ts'

const { marks } = documentSchema

export const MARKS: ReadonlyMap<string, Mark> = new Map(
  Object.entries({
    strong: marks.strong.create(),
    b: marks.strong.create(),
    em: marks.em.create(),
    i: marks.em.create(),
    cite: marks.em.create(),
    s: marks.strikethrough.create(),
    strike: marks.strikethrough.create(),
    del: marks.strikethrough.create(),
    code: marks.code.create(),
    kbd: marks.code.create(),
    samp: marks.code.create(),
    tt: marks.code.create(),
  }),
)

export const BLOCKS = new Set(
  'address article aside body center dd details dialog dir div dl dt fieldset figcaption figure footer form header hgroup html legend li main menu nav p search section summary tbody td tfoot th thead tr'.split(
    ' ',
  ),
)

export const EMBEDDED = new Set(['audio', 'embed', 'iframe', 'object', 'video'])
export const FIELDS = new Set(['input', 'meter', 'progress', 'select', 'textarea'])
export const DRAWN = new Set(['canvas', 'svg', 'math'])

/** What a program has not, so that its lines are those of a verse. */
export const MARKED = new Set(['a', 'b', 'em', 'i', 'img', 'strong'])

// Google Docs marks emphasis only by styles.
export const STYLED: readonly (readonly [RegExp, Mark])[] = [
  [/(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i, marks.strong.create()],
  [/font-style:\s*italic/i, marks.em.create()],
  [/text-decoration:[^;]*line-through/i, marks.strikethrough.create()],
]
