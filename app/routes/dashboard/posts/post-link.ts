import { redirect } from 'react-router'
import { pathTo } from '#app/addresses.ts'
import type { Route } from './+types/post-link.ts'
import { withdrawPreview } from '#app/features/posts/publication/post-previews.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'

/** A link that is gone already is no error. */
export async function action({ params, context }: Route.ActionArgs) {
  await withdrawPreview(postServices(context), { postId: params.id, id: params.link })
  return redirectWithFlash(linksOf(params.id), 'preview-withdrawn')
}

export function loader({ params }: Route.LoaderArgs) {
  return redirect(linksOf(params.id), 303)
}

function linksOf(id: string): string {
  return pathTo('/dashboard/blog/links/:id', { id })
}
