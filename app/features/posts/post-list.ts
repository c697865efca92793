import { statusOf } from '#app/features/posts/publication/post-schedule.ts'
import type { PostSummary } from '#app/features/posts/post.ts'
import { statusTexts } from '#app/features/posts/publication/publication-texts.ts'

/** A row of the dashboard's list, as JSON carries it. `published`: readers see it at this moment. */
export type PostRow = Pick<
  PostSummary,
  'id' | 'slug' | 'title' | 'author' | 'date' | 'published' | 'categories' | 'version'
> & {
  /** What the switch and the times of the post come to, in a word. */
  status: string
  /** How often it was read in the last thirty days, where that was counted. */
  views?: number
}

export function toPostRow(post: PostSummary, now: Date): PostRow {
  const { id, slug, title, author, date, categories, version } = post
  const postStatus = statusOf(post, now)
  const status = statusTexts[postStatus]
  const published = postStatus === 'published'
  return { id, slug, title, author, date, published, status, categories, version }
}

/** How many posts a list has in all. `isMore`: there are more than `count`, which is as far as was counted. */
export type PostTotal = { count: number; isMore: boolean }

/** One page of the dashboard's list. */
export type PostRows = {
  rows: PostRow[]
  nextAfter: string | null
  total: PostTotal
  /** Posts that came with the product are still among all posts. */
  hasSamples: boolean
}

/** The order of a list. */
export type PostSort = { by: 'created' | 'title' | 'author' | 'status'; direction: 'asc' | 'desc' }

/** The order that readers have, and the dashboard until another one is chosen. */
export const NEWEST_FIRST: PostSort = { by: 'created', direction: 'desc' }

/** What the dashboard's address says about its list. */
export type ListAddress = {
  search: string
  state: 'draft' | 'published' | null
  /** The slug of a category. */
  category: string | null
  sort: PostSort
  /** The post behind which the list begins. */
  after: string | null
  /** How many pages are shown below each other. */
  pages: number
}

/** How many posts the dashboard fetches at a time, and how many such pages one list grows to. */
export const ROWS_A_PAGE = 50
const MOST_PAGES = 20

/** How many posts one action changes at most. */
export const POSTS_AN_ACTION = 200

/** How many days a post stays in the trash before it is deleted for ever. */
export const DAYS_IN_TRASH = 30

/** What the list's form can ask for. */
export type ListIntent = BulkAct | 'delete'

/** What can be done to several posts at once. */
export type BulkAct = (typeof BULK_ACTS)[number]

export const BULK_ACTS = ['publish', 'unpublish', 'trash'] as const

/** A post that an action is meant for, with the version that was shown. */
export type ChosenPost = { id: string; version: number }

/** A chosen post as a form carries it. */
export function writeChosen({ id, version }: ChosenPost): string {
  return `${id}:${version}`
}

/**
 * What became of it. `changed`: someone has saved the post since. `missing`: it is in the trash or gone; a title may be
 * unknown. `findings`: the firm's checklist is binding and has open points.
 */
export type BulkOutcome = {
  act: BulkAct
  done: number
  refused: { id: string; title: string | null; reason: 'changed' | 'missing' | 'findings' }[]
}

/** What the list's action answers. A deletion that is done leads back to the list instead. */
export type ListResult = { outcome: BulkOutcome } | { failed: string }

/** One page of the trash. */
export type TrashPage = {
  posts: {
    id: string
    title: string
    author: string
    published: boolean
    deletedAt: Date
    /** When it will be deleted for ever. */
    goneAt: Date
  }[]
  nextAfter: string | null
}

/** How many categories a row shows before `+N` (specification, section 9). */
export const CATEGORIES_A_ROW = 2

const LONGEST_SEARCH = 200
const columns = ['created', 'title', 'author', 'status'] as const

/** Reads the dashboard's address. What it does not know counts as not there. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const state = query.get('state')
  const sort = query.get('sort') ?? ''
  const by = columns.find((column) => column === sort.replace(/^-/, ''))
  return {
    search: (query.get('q') ?? '').slice(0, LONGEST_SEARCH),
    state: state === 'draft' || state === 'published' ? state : null,
    category: query.get('category') || null,
    sort: by ? { by, direction: sort.startsWith('-') ? 'desc' : 'asc' } : NEWEST_FIRST,
    after: query.get('after'),
    pages: readPages(query.get('pages')),
  }
}

function readPages(text: string | null): number {
  const pages = Number(text)
  return Number.isInteger(pages) && pages > 1 ? Math.min(pages, MOST_PAGES) : 1
}

/** The list with one page more. Where it is as long as a list may get, the next one begins behind its last post. */
export function withMore(address: ListAddress, nextAfter: string): ListAddress {
  return address.pages < MOST_PAGES
    ? { ...address, pages: address.pages + 1 }
    : { ...address, after: nextAfter, pages: 1 }
}

/** Writes it, without what is usual: the same list has one address. */
export function writeListAddress(address: ListAddress): string {
  const { search, state, category, sort, after, pages } = address
  const isUsual = sort.by === NEWEST_FIRST.by && sort.direction === NEWEST_FIRST.direction
  const query = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(state !== null && { state }),
    ...(category !== null && { category }),
    ...(!isUsual && { sort: `${sort.direction === 'desc' ? '-' : ''}${sort.by}` }),
    ...(after !== null && { after }),
    ...(pages > 1 && { pages: String(pages) }),
  })
  return query.toString()
}
