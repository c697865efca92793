import type { MetaDescriptor } from 'react-router'

/** The head of a page of the dashboard: a title, and that search engines leave it alone. Apart from `pageMeta`, which is for readers' pages. */
export function unlistedMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex' }]
}
