/** The words of the field of categories; the site's content has them in each language. */
export type CategoryFieldWords = {
  suggestions: string
  one: string
  /** `{count}` */
  many: string
  /** `{typed}`, `{usual}` */
  near: string
  /** `{usual}` */
  useUsual: string
}
