import type { Route } from './+types/upload.ts'
import { imagePath, smallName } from '#app/features/images/image.ts'
import { uploadImage } from '#app/features/images/upload-image.server.ts'
import { uploadProblemStatus, uploadProblemText } from '#app/features/images/upload-problem.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { fileOf, readForm } from '#app/platform/http/read-form.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'

export function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  return respondingToDatabaseProblems(services.log, async () => {
    const file = fileOf(await readForm(request), 'file')
    const bytes = file ? await file.bytes() : new Uint8Array()
    const userId = getSignedIn(context).user.id
    const uploaded = await uploadImage(services, { bytes, userId, fileType: file?.type ?? '' })
    if (uploaded.ok) {
      const { value } = uploaded
      const sent = { path: imagePath(value.name), small: imagePath(smallName(value)) }
      return Response.json(sent, { status: 201 })
    }
    const status = uploadProblemStatus(uploaded.problem)
    services.log.warn('image refused', { problem: uploaded.problem, status })
    return Response.json({ problems: { image: uploadProblemText(uploaded.problem) } }, { status })
  })
}
