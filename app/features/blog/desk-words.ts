import type { BulkAct } from '#app/features/blog/post-list.ts'

/** The words of the dashboard's list and of its delete question; the site's content has them in each language. */
export type DeskWords = {
  list: {
    title: string
    loggedInAs: string
    unknownUser: string
    newPost: string
    searchLabel: string
    searchPlaceholder: string
    clearSearch: string
    logout: string
    columns: Record<'title' | 'author' | 'date' | 'status' | 'categories' | 'actions', string>
    published: string
    draft: string
    /** `{count}` */
    views: string
    moreCategories: string
    moreCategoriesSpoken: string
    view: string
    edit: string
    delete: string
    shown: string
    older: string
    loading: string
    noneMatch: string
    noneYet: string
    loadError: string
    tryAgain: string
    samplesNote: string
    removeSamples: string
    removeSamplesQuestion: string
    keepSamples: string
  }
  deletion: { question: string; consequence: string; keep: string; confirm: string; busy: string }
  toasts: {
    deleted: { title: string; text: string }
    deleteFailed: { title: string }
  }
  more: MoreWords
  bulk: BulkWords
}

/** What the list says beyond the specification. */
export type MoreWords = {
  shownMore: string
  start: string
  filters: Record<
    'state' | 'anyState' | 'published' | 'draft' | 'category' | 'anyCategory' | 'apply' | 'clear',
    string
  >
  order: Record<
    | 'label'
    | 'newest'
    | 'oldest'
    | 'title'
    | 'titleBack'
    | 'author'
    | 'authorBack'
    | 'drafts'
    | 'published',
    string
  >
  noneInFilter: string
  trash: string
  select: string
  selectAll: string
  selectedOne: string
  selectedMany: string
  tooMany: string
  bulkLabel: string
  publish: string
  unpublish: string
  moveToTrash: string
  vanished: { title: string; text: string; close: string }
}

/** The words of deeds on several posts. */
export type BulkWords = Record<
  BulkAct,
  { one: string; many: string; text: string; confirm: string }
> & {
  title: string
  andMore: string
  cancel: string
  busy: string
  back: string
  none: string
  failed: string
  done: Record<BulkAct, { one: string; many: string }>
  doneTitle: string
  refusedTitle: string
  refused: Record<'changed' | 'missing' | 'findings', string>
  unknownTitle: string
}

/** The words of the trash. */
export type TrashWords = {
  title: string
  about: string
  back: string
  empty: string
  columns: Record<'title' | 'author' | 'deleted' | 'gone' | 'status' | 'actions', string>
  wasPublished: string
  wasDraft: string
  restore: string
  deleteForEver: string
  older: string
  newest: string
  loadError: string
  tryAgain: string
  question: { title: string; text: string; keep: string; confirm: string }
}
