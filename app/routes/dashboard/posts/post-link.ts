import { redirect } from 'react-router'
import type { Route } from './+types/post-link.ts'
import { withdrawPreview } from '#app/features/posts/publication/post-previews.server.ts'
import { flashCookie } from '#app/server/flash.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'

/** A link that is gone already is no error. */
export async function action({ params, context }: Route.ActionArgs) {
  await withdrawPreview(postServices(context), { postId: params.id, id: params.link })
  return back(params.id, { 'Set-Cookie': flashCookie('preview-withdrawn') })
}

export function loader({ params }: Route.LoaderArgs) {
  return back(params.id)
}

function back(id: string, headers: Record<string, string> = {}): Response {
  return redirect(`/dashboard/blog/links/${encodeURIComponent(id)}`, { status: 303, headers })
}
