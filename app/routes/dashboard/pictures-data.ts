import type { Route } from './+types/pictures-data.ts'
import { libraryChoice } from '#app/features/media/library.ts'
import { listImages } from '#app/features/media/picture-library.server.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-answer.server.ts'
import { readLibraryRequest } from '#app/routes/dashboard/picture-deeds.server.ts'
import { servicesContext } from '#app/services-context.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext)
  return respondingToDatabaseProblems(log, async () => {
    const requested = readLibraryRequest(new URL(request.url).searchParams)
    const { images, nextAfter } = await listImages(db, { ...requested, newestFirst: true })
    return Response.json({ images: images.map(libraryChoice), hasMore: nextAfter !== null })
  })
}
