import { data } from 'react-router'
import type { Route } from './+types/image.ts'
import { useStored } from '#app/application/use-stored.ts'
import { libraryTexts } from '#app/features/images/library-texts.ts'
import { ImagePage } from '#app/features/images/ui/image-page.tsx'
import { parseImageName } from '#app/features/images/image.ts'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { actOf, readForm } from '#app/platform/http/read-form.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { findCard } from '#app/routes/dashboard/images/image-actions.server.ts'
import { changeNamedImage } from '#app/routes/dashboard/images/image-changes.server.ts'
import { refusedByRole } from '#app/server/access/require-right.server.ts'
import { may } from '#app/server/session-context.server.ts'
import imagesStyle from '#app/ui/styles/images.css?url'

const RIGHTS = { delete: 'delete-images', crop: 'publish-posts', replace: 'publish-posts' } as const

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const name = parseImageName(params.name)
  const card = name && (await findCard(postServices(context), name))
  const loaded = {
    card,
    asksToDelete: new URL(request.url).searchParams.has('delete'),
    mayDescribe: may(context, 'write-drafts'),
    mayReplace: may(context, 'publish-posts'),
    mayDelete: may(context, 'delete-images'),
  }
  return data(loaded, { status: card ? 200 : 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = postServices(context)
  const form = await readForm(request)
  const right = actOf(form, RIGHTS)
  if (right !== undefined && !may(context, right)) throw refusedByRole()
  const name = parseImageName(params.name)
  const refuse = (problem: string, init: ResponseInit) => data({ notice: null, problem }, init)
  if (name === null) return refuse(libraryTexts.problems.missing, { status: 404 })
  return reportDatabaseProblems(services.log, refuse, async () => {
    const changed = await changeNamedImage(services, { name, form })
    if (changed instanceof Response) return changed
    return changed.problem === null ? data(changed) : refuse(changed.problem, { status: 422 })
  })
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: imagesStyle }]

export default function Image({ loaderData, actionData }: Route.ComponentProps) {
  return <ImagePage key={loaderData.card?.name} {...loaderData} result={useStored(actionData)} />
}
