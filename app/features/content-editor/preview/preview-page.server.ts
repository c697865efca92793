import { PREVIEW_PAGE } from '#app/platform/http/cache-headers.ts'

type Preview = {
  /** Before the path of every page in the preview, such as `/preview/drafts`. */
  prefix: string
  /** Which pages it has; the others are those of the published site. */
  has: (path: string) => boolean
}

// No cookie of the page itself may be set by its preview, and nothing may keep it.
const LEFT_OUT = ['Set-Cookie', 'Expires', 'ETag', 'Content-Length']

/** The rendered page with links that stay in the preview. */
export async function asPreview(page: Response, preview: Preview): Promise<Response> {
  const headers = new Headers(page.headers)
  for (const name of LEFT_OUT) headers.delete(name)
  for (const [name, value] of Object.entries(PREVIEW_PAGE)) headers.set(name, value)
  // The dashboard shows it in a frame.
  headers.set('X-Frame-Options', 'SAMEORIGIN')
  const policy = headers.get('Content-Security-Policy') ?? ''
  headers.set(
    'Content-Security-Policy',
    policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  )
  return new Response(withLinks(await page.text(), preview), { status: page.status, headers })
}

// React escapes every `<` and `"` of a text, so that these are tags.
const LINK = /<a ([^>]*?)href="([^"]*)"/g

/** What leads out of the preview opens beside it, because no other page may stand in a frame. @internal exported for tests */
export function withLinks(html: string, { prefix, has }: Preview): string {
  const led = html.replaceAll(LINK, (link, before: string, href: string) => {
    const [path = ''] = href.split(/[?#]/, 1)
    const isOwn = href.startsWith('/') && has(path)
    if (isOwn && !before.includes('rel="external"')) return `<a ${before}href="${prefix}${href}"`
    return /^(?:\/|https?:)/.test(href) ? link.replace('<a ', '<a target="_blank" ') : link
  })
  return led.replaceAll('<form ', '<form target="_blank" ')
}
