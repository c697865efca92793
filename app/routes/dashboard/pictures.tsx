import { data } from 'react-router'
import type { Route } from './+types/pictures.ts'
import { PictureLibraryPage } from '#app/features/blog/ui/picture-library-page.tsx'
import { libraryTexts } from '#app/features/media/library-texts.ts'
import { listPictures } from '#app/features/media/picture-library.server.ts'
import { databaseAnswer } from '#app/platform/http/database-answer.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import {
  deleteNamedPicture,
  readLibraryRequest,
  toPictureCard,
  uploadPictures,
} from '#app/routes/dashboard/picture-deeds.server.ts'
import { postServices } from '#app/routes/dashboard/post-services.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import picturesStyle from '#app/ui/styles/pictures.css?url'
import { unlistedMeta } from '#app/unlisted-meta.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const asked = readLibraryRequest(query)
  const page = await listPictures(db, asked).catch((error: unknown) => {
    log.error('picture library failed', error)
    return null
  })
  return {
    asked: { ...asked, deletion: query.get('delete') },
    cards: page?.pictures.map(toPictureCard) ?? null,
    nextAfter: page?.nextAfter ?? null,
  }
}

/** Uploads or deletes, with or without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = postServices(context)
  const form = await readForm(request)
  try {
    const done =
      textOf(form, 'act') === 'delete'
        ? await deleteNamedPicture(services, textOf(form, 'name'))
        : await uploadPictures(services, form)
    return data(done, { status: done.problems.length > 0 ? 422 : 200 })
  } catch (error) {
    const refused = databaseAnswer(error)
    if (refused === null) throw error
    services.log.error('database refused', error)
    const { message, status, headers } = refused
    return data({ said: [], problems: [message] }, { status, headers })
  }
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: picturesStyle }]

// `Retry-After` of a refused change.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = () => unlistedMeta(libraryTexts.title)

export default function Pictures({ loaderData, actionData }: Route.ComponentProps) {
  return <PictureLibraryPage {...loaderData} answer={actionData ?? null} />
}
