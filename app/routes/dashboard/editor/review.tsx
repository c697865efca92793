import { data, redirect } from 'react-router'
import { pathTo } from '#app/addresses.ts'
import type { Route } from './+types/review.ts'
import { useStored } from '#app/application/use-stored.ts'
import { parseReview, REVIEW_FIELDS } from '#app/features/post-editor/review/parse-review.ts'
import type { ReviewAnswer } from '#app/features/post-editor/review/review-view.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { actInPlace } from '#app/routes/dashboard/ask-in-place.ts'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { actOnReview } from '#app/routes/dashboard/editor/act-on-review.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { loadReview } from '#app/routes/dashboard/editor/review-view.server.ts'
import { refusalTexts as texts } from '#app/features/post-editor/review/refusal-texts.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

/** A form without JavaScript leads back to the editor, else the answer is the review as it stands now. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const services = postServices(context)
  const form = await readForm(request)
  const typed = Object.fromEntries(
    REVIEW_FIELDS.map((field) => [field, textOf(form, field)]),
  ) as Parameters<typeof parseReview>[0]
  const refuse = (failed: string, init: ResponseInit) => data({ failed }, init)
  return reportDatabaseProblems(services.log, refuse, async () => {
    const done = await actOnReview(services, id, parseReview(typed))
    const isPage = request.headers.get('Accept')?.includes('text/html') === true
    if (done.ok && isPage) return redirect(placeOf(id), { status: 303 })
    const post = await findPost(services.db, id, 'staff')
    const view = post ? { view: await loadReview(services, post) } : {}
    if (done.ok) return data<ReviewAnswer>(view)
    const { text, status } = done.problem
    const answer = { ...view, problem: text, typed: typed.text || typed.note }
    return data<ReviewAnswer>(answer, { status })
  })
}

function placeOf(id: string): string {
  return `${pathTo('/dashboard/blog/edit/:id', { id })}#review`
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return actInPlace(request, serverAction)
}

/** The review is a part of the editor: this is seen after a form without JavaScript that was refused. */
export default function Review({ actionData, params }: Route.ComponentProps) {
  return <RefusedReview answer={useStored(actionData) ?? null} back={placeOf(params.id)} />
}

type RefusedReviewProps = { answer: ReviewAnswer | null; back: string }

function RefusedReview({ answer, back }: RefusedReviewProps) {
  const { problem, failed, typed = '' } = answer ?? {}
  return (
    <Screen
      title={answer ? texts.refusedTitle : texts.title}
      back={{ href: back, text: texts.back }}
    >
      {answer && <Alert title={problem ?? failed ?? texts.problems.form} />}
      {typed !== '' && (
        <Field multiline readOnly name="typed" label={texts.typed} rows={8} defaultValue={typed} />
      )}
    </Screen>
  )
}
