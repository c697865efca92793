import { useStored } from '#app/application/use-stored.ts'
import { data } from 'react-router'
import type { Route } from './+types/library.ts'
import { ImageLibraryPage } from '#app/features/images/ui/image-library-page.tsx'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import {
  deleteNamedImage,
  findImages,
  readLibraryRequest,
  toImageCard,
  uploadImages,
} from '#app/routes/dashboard/images/image-actions.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { refusedByRole } from '#app/server/access/require-right.server.ts'
import { may } from '#app/server/session-context.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import imagesStyle from '#app/ui/styles/images.css?url'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { log, timeZone } = services
  const query = new URL(request.url).searchParams
  const requested = readLibraryRequest(query)
  const page = await findImages(services, requested).catch((error: unknown) => {
    log.error('image library failed', error)
    return null
  })
  return {
    requested: { ...requested, deletion: query.get('delete') },
    cards: page?.images.map((image) => toImageCard(image, timeZone())) ?? null,
    nextAfter: page?.nextAfter ?? null,
    mayDelete: may(context, 'delete-images'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = postServices(context)
  const form = await readForm(request)
  const isDeletion = textOf(form, 'act') === 'delete'
  if (isDeletion && !may(context, 'delete-images')) throw refusedByRole()
  const report = (message: string, init: ResponseInit) =>
    data({ notice: [], problems: [message] }, init)
  return reportDatabaseProblems(services.log, report, async () => {
    const done = isDeletion
      ? await deleteNamedImage(services, textOf(form, 'name'))
      : await uploadImages(services, form)
    return data(done, { status: done.problems.length > 0 ? 422 : 200 })
  })
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: imagesStyle }]

export default function Images({ loaderData, actionData }: Route.ComponentProps) {
  return <ImageLibraryPage {...loaderData} result={useStored(actionData)} />
}
