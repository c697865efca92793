import type { Schema } from '#db/schema.ts'

type PostField = {
  /** As of a field of any entry. */
  kind: 'line' | 'paragraph' | 'markdown' | 'names' | 'image'
  label: string
  column: keyof Schema['blog_posts']
  /** In characters; without `min` it may be empty. Minimum lengths: Spec 9.1; maximum lengths bound what is stored. */
  min?: number
  max: number
  /** What is said behind its label of a text that is too short. */
  short?: string
  /** What an earlier release has stored or exported is without it; it was empty. */
  later?: true
  /** A reader of a translation would miss a change of it. */
  translated?: true
  /** Lists of posts are searched for its words. */
  searched?: true
  /** Prose, of which the checklist looks at each word. */
  checked?: true
}

const field = <
  const Kind extends PostField['kind'],
  const Column extends PostField['column'],
  const More extends Omit<PostField, 'kind' | 'label' | 'column'>,
>(
  kind: Kind,
  label: string,
  column: Column,
  more: More,
) => ({ kind, label, column, ...more })

const WORDS = { translated: true, searched: true, checked: true } as const

/** The texts of a post, in the order of its form: whoever stores, compares, searches, translates, exports or imports a post reads here what it has. */
export const POST_FIELDS = {
  title: field('line', 'Title', 'title', { min: 5, max: 200, ...WORDS }),
  excerpt: field('paragraph', 'Excerpt', 'excerpt', { min: 10, max: 600, ...WORDS }),
  content: field('markdown', 'Content', 'content', { min: 50, max: 200_000, translated: true }),
  author: field('line', 'Author', 'author', { min: 2, max: 100, short: 'name is required' }),
  date: field('line', 'Date', 'date', { min: 5, max: 60, short: 'is required' }),
  categories: field('names', 'Categories', 'categories', {
    min: 3,
    max: 300,
    short: 'are required',
  }),
  image: field('image', 'Image', 'image', { max: 2_000 }),
  imageAlt: field('line', 'Description of the image', 'image_alt', { max: 300, checked: true }),
}

type Fields = typeof POST_FIELDS

export type TextName = keyof Fields

type NameWith<Some> = { [Name in TextName]: Fields[Name] extends Some ? Name : never }[TextName]

/** Of one line, however long it is. */
export type LineName = NameWith<{ kind: 'line' | 'paragraph' }>

export type PostTexts = {
  [Name in TextName]: Fields[Name]['kind'] extends 'names' ? string[] : string
}

export const TEXT_FIELDS = Object.keys(POST_FIELDS) as TextName[]

export const fieldOf = (name: TextName): PostField => POST_FIELDS[name]

const isLine = (name: TextName): name is LineName => /^(line|paragraph)$/.test(fieldOf(name).kind)

export const LINE_FIELDS = TEXT_FIELDS.filter(isLine)

export const LATER_FIELDS = TEXT_FIELDS.filter((name) => fieldOf(name).later)

export const TRANSLATED_FIELDS = fieldsWith('translated')
export const SEARCHED_FIELDS = fieldsWith('searched')

function fieldsWith<Mark extends 'translated' | 'searched'>(mark: Mark) {
  return TEXT_FIELDS.filter((name): name is NameWith<Record<Mark, true>> => mark in fieldOf(name))
}

/** Without what else is known of a post. */
export function textsOf(post: PostTexts): PostTexts {
  return Object.fromEntries(TEXT_FIELDS.map((name) => [name, post[name]])) as PostTexts
}
