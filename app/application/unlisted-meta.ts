import type { MetaDescriptor } from 'react-router'

/** Separate from `pageMeta`, which is for readers' pages. */
export function unlistedMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex' }]
}
