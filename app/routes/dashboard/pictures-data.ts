import type { Route } from './+types/pictures-data.ts'
import { libraryChoice } from '#app/features/media/library.ts'
import { listPictures } from '#app/features/media/picture-library.server.ts'
import { answeringDatabaseProblems } from '#app/platform/http/database-answer.server.ts'
import { readLibraryRequest } from '#app/routes/dashboard/picture-deeds.server.ts'
import { servicesContext } from '#app/services-context.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext)
  return answeringDatabaseProblems(log, async () => {
    const asked = readLibraryRequest(new URL(request.url).searchParams)
    const { pictures, nextAfter } = await listPictures(db, { ...asked, newestFirst: true })
    return Response.json({ pictures: pictures.map(libraryChoice), hasMore: nextAfter !== null })
  })
}
