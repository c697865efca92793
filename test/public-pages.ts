import routes from '#app/routes.ts'

/** An address that stands for a route with a name in it. Without one, a name that no one knows does. */
const SAMPLES: Record<string, string> = {
  'blog/:post': 'blog/before-you-sign-who-may-help-you',
  'blog/category/:category': 'blog/category/visa',
}

/** A page that anybody may open: its address on a test site, and how that is answered. */
export type PublicPage = { path: string; status: 200 | 404 }

/**
 * One page of every route of `app/routes.ts` that is a page for readers, so that a new route is in every test of all
 * pages; beside them a search that finds nothing, which is a page of its own.
 */
export function listPublicPages(): PublicPage[] {
  const pages = routes
    .filter(({ file }) => /^routes\/(?!dashboard\/|dev\/).*\.tsx$/.test(file))
    .map(({ path = '' }) => placeOf(path))
  return [...pages, { path: '/blog?q=nothing+is+called+like+this', status: 200 }]
}

function placeOf(pattern: string): PublicPage {
  const sample = SAMPLES[pattern]
  if (sample !== undefined) return { path: `/${sample}`, status: 200 }
  const isOpen = /[:*]/.test(pattern)
  const path = pattern.replace('*', 'no/such/page').replaceAll(/:\w+/g, 'nobody-knows-this')
  return { path: `/${path}`, status: isOpen ? 404 : 200 }
}
