import { data } from 'react-router'
import type { Route } from './+types/preview.ts'
import { previewTexts } from '#app/features/posts/publication/preview-texts.ts'
import { findPreview } from '#app/features/posts/publication/post-previews.server.ts'
import { PostNotFoundPage } from '#app/features/posts/ui/post-not-found-page.tsx'
import { badLinkTexts } from '#app/features/preview-links/preview-link-texts.ts'
import { PostPage } from '#app/features/posts/ui/post-page.tsx'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { LOCALE_NAMES } from '#app/platform/texts/locales.ts'
import { pageImageOrigins } from '#app/server/pages/page-sources.server.ts'
import { pageMeta } from '#app/application/page-meta.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { PREVIEW_PAGE } from '#app/platform/http/cache-headers.ts'
import { addressGroup } from '#app/platform/http/client-address.server.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { isSecure } from '#app/server/public-origin.server.ts'
import { postPageData } from '#app/routes/blog/post-data.server.ts'
import { previewCookie } from '#app/routes/blog/preview-cookie.server.ts'
import { clientContext, servicesContext } from '#app/server/services-context.server.ts'

/** Links that do not work get one response, whatever the reason. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { blog: texts } = interfaceTexts('en')
  const tries = await services.linkTries.take(addressGroup(context.get(clientContext).address))
  if (!tries.isAllowed) {
    const headers = { ...PREVIEW_PAGE, 'Retry-After': String(tries.retryAfterSeconds) }
    const notFound = { ...texts.notFound, ...badLinkTexts.limited }
    return data({ ...NOTHING, texts: { ...texts, notFound } }, { status: 429, headers })
  }
  const readsAt = services.now()
  const found = await findPreview(services.db, params.token, readsAt)
  if (!found) {
    const notFound = { ...texts.notFound, ...badLinkTexts.bad }
    const init = { status: 404, headers: PREVIEW_PAGE }
    return data({ ...NOTHING, texts: { ...texts, notFound } }, init)
  }
  const shown = await postPageData(services, found.post, { address: null, readsAt })
  const { outsideOrigins, ...post } = shown
  context.set(pageImageOrigins, outsideOrigins)
  const bar = fillText(previewTexts.bar, { time: zonedText(found.expiresAt, services.timeZone()) })
  const secondsLeft = (found.expiresAt.getTime() - readsAt.getTime()) / 1000
  const cookie = previewCookie(params.token, secondsLeft, isSecure(services.config, request))
  const { locale } = found.post
  const page = { post, bar, lang: LOCALE_NAMES[locale].lang, texts: interfaceTexts(locale).blog }
  return data(page, { headers: { ...PREVIEW_PAGE, 'Set-Cookie': cookie } })
}

const NOTHING = { post: null, bar: null, lang: undefined }

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { post, texts } = args.loaderData
  return post
    ? pageMeta({ title: post.title, index: false }, args)
    : pageMeta({ title: texts.notFound.title, index: false })
}

export default function BlogPreview({
  loaderData: { post, bar, lang, texts },
}: Route.ComponentProps) {
  return post ? (
    <PostPage post={post} texts={texts} bar={bar} editHref={null} lang={lang} />
  ) : (
    <PostNotFoundPage texts={texts} />
  )
}
