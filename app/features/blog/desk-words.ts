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
  }
  deletion: { question: string; consequence: string; keep: string; confirm: string; busy: string }
  toasts: {
    deleted: { title: string; text: string }
    deleteFailed: { title: string }
  }
}
