import type { Route } from './+types/post-collection.ts'
import { createPostOnce } from '#app/features/blog/create-post-once.server.ts'
import { answeringDatabaseProblems } from '#app/platform/http/database-answer.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { dropSavedCopies } from '#app/routes/dashboard/kept-texts.server.ts'
import { acceptPost, readPostForm } from '#app/routes/dashboard/post-form.server.ts'
import { postServices } from '#app/routes/dashboard/post-services.server.ts'

/** Creates a post from the editor's form. */
export function action({ request, context }: Route.ActionArgs) {
  const services = postServices(context)
  return answeringDatabaseProblems(services.log, async () => {
    const userId = services.actor.id
    const submitted = readPostForm(await readForm(request))
    const accepted = await acceptPost(services, submitted, userId)
    if (!accepted.ok) return Response.json({ problems: accepted.problem.problems }, { status: 422 })
    const { submissionId } = submitted
    const post = await createPostOnce(services, accepted.value, { userId, submissionId })
    await dropSavedCopies(services, submitted.copies)
    return Response.json({ id: post.id, slug: post.slug }, { status: 201 })
  })
}
