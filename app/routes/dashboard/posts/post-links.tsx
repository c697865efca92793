import { useStored } from '#app/application/use-stored.ts'
import { data } from 'react-router'
import type { Route } from './+types/post-links.ts'
import { makePreview } from '#app/features/posts/publication/post-previews.server.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { PostLinksPage } from '#app/features/posts/ui/dashboard/post-links-page.tsx'
import { PostNotFoundPage } from '#app/features/posts/ui/post-not-found-page.tsx'
import { readPreviewDays } from '#app/features/preview-links/preview-days.ts'
import {
  listPreviewLinks,
  shownPreviewLink,
} from '#app/features/preview-links/preview-links.server.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now, timeZone } = context.get(servicesContext)
  const { blog } = interfaceTexts('en')
  const post = await findPost(db, params.id, 'staff')
  if (!post) return data({ post: null, links: [], blog }, { status: 404 })
  const previews = await listPreviewLinks(db, post.id, now())
  const links = previews.map((link) => shownPreviewLink(link, timeZone()))
  return data({ post: { id: post.id, title: post.title }, links, blog })
}

/** The link is shown only in this response. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = postServices(context)
  const days = readPreviewDays(textOf(await readForm(request), 'days'))
  const made = await makePreview(services, params.id, days)
  if (!made) return data(null, { status: 404 })
  const address = publicOrigin(services.config, request) + made.path
  // On the server, because the browser's zone and locale may differ.
  return data({ address, until: zonedText(made.expiresAt, services.timeZone()) })
}

export default function PostLinks({ loaderData, actionData }: Route.ComponentProps) {
  const { post, links, blog } = loaderData
  const made = useStored(actionData)
  if (!post)
    return (
      <>
        <title>{blog.notFound.title}</title>
        <PostNotFoundPage texts={blog} />
      </>
    )
  return <PostLinksPage post={post} links={links} made={made} />
}
