import type { MetaDescriptor } from 'react-router'

/** Title and description of a page; `index: false` keeps it out of search engines. */
export function pageMeta(page: { title: string; description?: string; index?: boolean }): MetaDescriptor[] {
  return [
    { title: page.title },
    ...(page.description === undefined ? [] : [{ name: 'description', content: page.description }]),
    ...(page.index === false ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
