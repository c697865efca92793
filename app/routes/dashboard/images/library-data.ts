import type { Route } from './+types/library-data.ts'
import { libraryChoice } from '#app/features/images/library.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import {
  findImages,
  readLibraryRequest,
} from '#app/routes/dashboard/images/image-actions.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  return respondingToDatabaseProblems(services.log, async () => {
    const requested = readLibraryRequest(new URL(request.url).searchParams)
    const { images, nextAfter } = await findImages(services, { ...requested, newestFirst: true })
    return Response.json({ images: images.map(libraryChoice), hasMore: nextAfter !== null })
  })
}
