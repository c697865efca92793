import {
  type PostStatus,
  postStatuses,
  statusOf,
} from '#app/features/posts/publication/post-schedule.ts'
import type { PostSummary } from '#app/features/posts/post.ts'
import { listTexts } from '#app/features/posts/list-texts.ts'
import { statusTexts } from '#app/features/posts/publication/publication-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { languageName } from '#app/features/posts/translations/translation.ts'
import { zonedText } from '#app/platform/zoned-text.ts'

/** `published`: readers see it at this moment. */
export type PostRow = Pick<
  PostSummary,
  'id' | 'slug' | 'title' | 'author' | 'date' | 'published' | 'categories' | 'version' | 'locale'
> & {
  status: string
  /** In English words; null for English. */
  language: string | null
  /** When its status began or will end, by the office's clock; null where no time is set. */
  time: string | null
  /** A translation whose source has changed since. */
  isOutOfDate?: boolean
  /** Page views of the last thirty days and of the thirty before; absent where not counted. */
  views?: { now: number; before: number }
  /** That somebody is to review it, or to go on writing it. */
  review?: string | undefined
  /** Where it is read when readers have no page of it. */
  view?: string
}

export function toPostRow(post: PostSummary, now: Date, timeZone: string): PostRow {
  const { id, slug, title, author, date, categories, version, locale } = post
  const postStatus = statusOf(post, now)
  const status = statusTexts[postStatus]
  const published = postStatus === 'published'
  const time = timeOf(post, postStatus, timeZone)
  const language = locale === 'en' ? null : languageName(locale, 'en')
  const shown = { status, time, language }
  return { id, slug, title, author, date, published, categories, version, locale, ...shown }
}

function timeOf(post: PostSummary, status: PostStatus, timeZone: string): string | null {
  const instant = status === 'scheduled' ? post.publishAt : post.unpublishAt
  if (status === 'draft' || instant === null) return null
  const time = zonedText(instant, timeZone)
  return status === 'published' ? fillText(listTexts.until, { time }) : time
}

/** `isMore`: counting stopped at `count`. */
export type PostTotal = { count: number; isMore: boolean }

export type PostRows = {
  rows: PostRow[]
  nextAfter: string | null
  total: PostTotal
}

export type PostSort = { by: 'created' | 'title' | 'author' | 'status'; direction: 'asc' | 'desc' }

export const NEWEST_FIRST: PostSort = { by: 'created', direction: 'desc' }

export const REVIEW_FILTERS = ['ready', 'mine', 'unreviewed', 'reviewed'] as const

/** `ready`: for review; `mine`: assigned to whoever looks. */
export type ReviewFilter = (typeof REVIEW_FILTERS)[number]
export type ListedLanguage = { locale: string; name: string }

export type ListAddress = {
  search: string
  state: PostStatus | null
  category: string | null
  /** A locale; one that does not exist has no posts. */
  language: string | null
  author: string | null
  review: ReviewFilter | null
  sort: PostSort
  /** Id of the post after which the list begins. */
  after: string | null
  pages: number
}

/** Spec 9.3. */
export const ROWS_A_PAGE = 50
const MOST_PAGES = 20

export const POSTS_AN_ACTION = 200

export const DAYS_IN_TRASH = 30

export type BulkAct = (typeof BULK_ACTS)[number]

export const BULK_ACTS = ['publish', 'unpublish', 'trash'] as const

export type ChosenPost = { id: string; version: number }

export function writeChosen({ id, version }: ChosenPost): string {
  return `${id}:${version}`
}

/** `changed`: saved since; `missing`: in the trash or gone; `findings`: held back by a binding checklist. */
export type BulkOutcome = {
  act: BulkAct
  done: number
  refused: { id: string; title: string | null; reason: 'changed' | 'missing' | 'findings' }[]
  /** How many of those published readers do not see at this moment, because of their times; not there where it is none. */
  unseen?: number
}

/** A successful deletion redirects to the list instead. */
export type ListResult = { outcome: BulkOutcome } | { failed: string }

/** Spec 9.2. */
export const CATEGORIES_A_ROW = 2

const LONGEST_SEARCH = 200
const columns = ['created', 'title', 'author', 'status'] as const

/** Unknown values count as absent. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const state = query.get('state')
  const review = query.get('review')
  const sort = query.get('sort') ?? ''
  const by = columns.find((column) => column === sort.replace(/^-/, ''))
  return {
    search: (query.get('q') ?? '').slice(0, LONGEST_SEARCH),
    state: postStatuses.find((status) => status === state) ?? null,
    category: query.get('category') || null,
    language: query.get('language') || null,
    author: (query.get('author') ?? '').slice(0, LONGEST_SEARCH) || null,
    review: REVIEW_FILTERS.find((known) => known === review) ?? null,
    sort: by ? { by, direction: sort.startsWith('-') ? 'desc' : 'asc' } : NEWEST_FIRST,
    after: query.get('after'),
    pages: readPages(query.get('pages')),
  }
}

function readPages(text: string | null): number {
  const pages = Number(text)
  return Number.isInteger(pages) && pages > 1 ? Math.min(pages, MOST_PAGES) : 1
}

/** At its maximum length the list begins again after its last post. */
export function withMore(address: ListAddress, nextAfter: string): ListAddress {
  return address.pages < MOST_PAGES
    ? { ...address, pages: address.pages + 1 }
    : { ...address, after: nextAfter, pages: 1 }
}

/** Without the place in the list; empty for the whole list in its usual order. */
export function writeFilter(address: ListAddress): string {
  return writeListAddress({ ...address, after: null, pages: 1 })
}

/** Omits defaults, so that one list has one address. */
export function writeListAddress(address: ListAddress): string {
  const { search, state, category, language, author, review, sort, after, pages } = address
  const isUsual = sort.by === NEWEST_FIRST.by && sort.direction === NEWEST_FIRST.direction
  const query = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(state !== null && { state }),
    ...(category !== null && { category }),
    ...(language !== null && { language }),
    ...(author !== null && { author }),
    ...(review !== null && { review }),
    ...(!isUsual && { sort: `${sort.direction === 'desc' ? '-' : ''}${sort.by}` }),
    ...(after !== null && { after }),
    ...(pages > 1 && { pages: String(pages) }),
  })
  return query.toString()
}
