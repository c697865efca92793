import { data } from 'react-router'
import type { Route } from './+types/trashed-post.ts'
import { imageNamesIn, imagePath } from '#app/features/images/image.ts'
import { isPostId } from '#app/features/posts/post.ts'
import { findImageSources } from '#app/features/posts/post-cards.server.ts'
import { renderInTime } from '#app/features/posts/render-content.ts'
import { trashTexts as texts } from '#app/features/posts/trash/trash-texts.ts'
import { findTrashedPost, type TrashedPost } from '#app/features/posts/trash/trash.server.ts'
import {
  TrashedPostPage,
  type TrashedPostView,
} from '#app/features/posts/ui/dashboard/trashed-post-page.tsx'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import type { Services } from '#app/server/services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const trashed = isPostId(params.id) ? await findTrashedPost(services.db, params.id) : null
  const asksToDelete = new URL(request.url).searchParams.has('delete')
  if (!trashed) return data({ post: null, asksToDelete }, { status: 404 })
  return data({ post: await viewOf(services, trashed), asksToDelete })
}

async function viewOf(
  { db, config, textWorker, timeZone }: Services,
  { content, author, date, deletedAt, goneAt, deletedBy, ...post }: TrashedPost,
): Promise<TrashedPostView> {
  const images = imageNamesIn({ image: '', content }).map(imagePath)
  const { html } = await renderInTime(textWorker, content, {
    images: await findImageSources(db, images),
    imageHosts: config.imageHosts,
    outsideImage: interfaceTexts('en').blog.post.outsideImage,
  })
  const time = zonedText(deletedAt, timeZone())
  const gone = zonedText(goneAt, timeZone())
  const deletion =
    deletedBy === null
      ? fillText(texts.deletedAt, { time, gone })
      : fillText(texts.deletedBy, { time, gone, who: deletedBy })
  return { ...post, html, deletion, byline: fillText(texts.by, { author, date }) }
}

export default function Trashed({ loaderData }: Route.ComponentProps) {
  return <TrashedPostPage {...loaderData} />
}
