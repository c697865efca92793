import type { Route } from './+types/library-data.ts'
import { libraryChoice } from '#app/features/images/library.ts'
import { listImages } from '#app/features/images/image-library.server.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { readLibraryRequest } from '#app/routes/dashboard/images/image-actions.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext)
  return respondingToDatabaseProblems(log, async () => {
    const requested = readLibraryRequest(new URL(request.url).searchParams)
    const { images, nextAfter } = await listImages(db, { ...requested, newestFirst: true })
    return Response.json({ images: images.map(libraryChoice), hasMore: nextAfter !== null })
  })
}
