import type { CountedText } from '#app/platform/texts/counted-text.ts'

/** `{title}` and `{address}` are the post's. */
export type ShareTexts = {
  title: string
  email: string
  emailBody: string
  whatsapp: string
  copy: string
  copied: string
  address: string
}

export type BlogTexts = {
  list: {
    title: string
    subtitle: string
    searchLabel: string
    searchPlaceholder: string
    search: string
    searchNeedsScript: string
    clearSearch: string
    loading: string
    searchFailed: string
    noneFound: string
    noneYet: string
    found: CountedText
    foundMore: CountedText
    readMore: string
    readMoreAbout: string
    categories: string
    allCategories: string
    inCategory: string
    older: string
    newer: string
    fallback: string
  }
  post: {
    readingTime: CountedText
    onThisPage: string
    advice: readonly string[]
    share: ShareTexts
    back: string
    readNext: string
    /** Above links to the FAQ. */
    questions: string
    outsideImage: string
    /** Of a translation: `{language}` is the source's, `{date}` that of its last change. */
    source: { changed: string; read: string }
    edit: string
  }
  notFound: { title: string; text: string; back: string }
}
