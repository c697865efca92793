import { useStored } from '#app/application/use-stored.ts'
import { data } from 'react-router'
import { pathTo } from '#app/addresses.ts'
import type { Route } from './+types/trash.ts'
import { isPostId } from '#app/features/posts/post.ts'
import { ROWS_A_PAGE } from '#app/features/posts/post-list.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { statusOf } from '#app/features/posts/publication/post-schedule.ts'
import { trashTexts as texts } from '#app/features/posts/trash/trash-texts.ts'
import {
  deleteTrashedPost,
  listTrash,
  restorePost,
} from '#app/features/posts/trash/trash.server.ts'
import { TrashPage, type TrashRow } from '#app/features/posts/ui/dashboard/trash-page.tsx'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log, timeZone } = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const after = query.get('after')
  const page = await listTrash(db, { after, limit: ROWS_A_PAGE }).catch((error: unknown) => {
    log.error('trash failed', error)
    return null
  })
  const text = (instant: Date) => zonedText(instant, timeZone())
  const rows = page?.posts.map(({ deletedAt, goneAt, ...post }): TrashRow => ({
    ...post,
    deleted: text(deletedAt),
    gone: text(goneAt),
  }))
  return {
    rows: rows ?? null,
    nextAfter: page?.nextAfter ?? null,
    isFirst: after === null,
    requested: query.get('delete'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = postServices(context)
  const form = await readForm(request)
  const id = textOf(form, 'post')
  const missing = data({ notice: texts.missing, post: null, isBad: true }, { status: 404 })
  if (!isPostId(id)) return missing
  const report = (message: string, init: ResponseInit) =>
    data({ notice: message, post: null, isBad: true }, init)
  return reportDatabaseProblems(services.log, report, async () => {
    if (textOf(form, 'act') === 'delete') {
      const title = await deleteTrashedPost(services, id)
      const notice = texts.deleted
      return title === null ? missing : { notice, post: { title, href: null }, isBad: false }
    }
    const post = await restorePost(services, id)
    if (post === null) return missing
    const { title } = post
    // As readers have it: a time may keep it back.
    const restored = await findPost(services.db, id, 'staff')
    const notice = texts.restored[restored ? statusOf(restored, services.now()) : 'draft']
    return {
      notice,
      post: { title, href: pathTo('/dashboard/blog/edit/:id', { id }) },
      isBad: false,
    }
  })
}

export default function Trash({ loaderData, actionData }: Route.ComponentProps) {
  return <TrashPage {...loaderData} result={useStored(actionData)} />
}
