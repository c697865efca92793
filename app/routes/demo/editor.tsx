import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  redirect,
} from 'react-router'
import { groupCategories } from '#app/features/posts/category.ts'
import { formOfNewPost, formOfPost } from '#app/features/posts/form-of-post.ts'
import { SCHEDULE_ANSWER } from '#app/features/posts/publication/schedule-question.ts'
import { takenTexts } from '#app/features/posts/publication/publication-texts.ts'
import { openedFrom, writeOpened } from '#app/features/post-editor/stale-form.ts'
import { readInput } from '#app/features/post-editor/save/read-input.ts'
import type { SaveResult } from '#app/features/post-editor/save-result.ts'
import { mergeStale } from '#app/features/demo/merge-stale.ts'
import { readFormTexts } from '#app/features/post-editor/prepare-post.ts'
import type { Post } from '#app/features/posts/post.ts'
import { PostEditor } from '#app/features/post-editor/ui/post-editor.tsx'
import { PostNotFoundPage } from '#app/features/posts/ui/post-not-found-page.tsx'
import { checklistOf } from '#app/routes/demo/demo-checklist.ts'
import { demoReviewers } from '#app/routes/demo/demo-reviewers.ts'
import { withSaved } from '#app/features/demo/demo-posts.ts'
import { isMockSignedIn, leaveNote, readPosts, writePosts } from '#app/features/demo/demo-store.ts'
import { DEMO_USER } from '#app/features/demo/demo-user.ts'
import { refusals } from '#app/features/demo/texts.ts'
import { blog } from '#app/features/site/texts/en/blog.ts'
import { firm } from '#app/features/content/en/firm.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { localMoment } from '#app/platform/local-time.ts'
import { randomId } from '#app/platform/random-id.ts'
import { describePublication } from '#app/application/publication-context.ts'
import imagesStyle from '#app/ui/styles/images.css?url'

// Both pages: without an id it is that of a new post.
const { timeZone } = firm.hours

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const [posts, now] = [readPosts(), new Date()]
  const id = params['id'] ?? null
  const post = posts.find((each) => each.id === id) ?? null
  if (id !== null && !post) return null
  const form = post
    ? formOfPost(post, timeZone)
    : formOfNewPost(DEMO_USER.name, localMoment(now, timeZone).date)
  const office = { ...officeOf(post, now), mayPublish: true }
  // The editor itself finds unsaved drafts in this browser.
  const start = { userId: DEMO_USER.id, draftId: randomId(), found: [], resumed: null }
  return {
    id,
    version: post?.version ?? 0,
    opened: writeOpened(openedFrom(form)),
    form,
    // Previews need a server.
    publicationContext: { ...describePublication(post, office), ways: null },
    checklist: checklistOf(posts, id, form, now),
    review: null,
    languages: { offered: LOCALES, mayChange: post === null, source: null },
    categories: groupCategories(posts.map(({ categories }) => categories)),
    draftSession: { start, saved: form, timeZone },
  }
}

export async function clientAction({ request, params }: ClientActionFunctionArgs) {
  if (!isMockSignedIn()) return result({ failed: refusals.signedOut }, 401)
  const [form, now] = [await request.formData(), new Date()]
  const posts = readPosts()
  const { id = randomId() } = params
  const before = posts.find((post) => post.id === id)
  const merged = before && mergeStale(before, form, timeZone)
  if (merged && merged.conflicts.length > 0) return result({ merged }, 409)
  const answer = form.get(SCHEDULE_ANSWER)
  const read = readInput(
    { form: merged?.form ?? readFormTexts(form), file: null },
    typeof answer === 'string' ? answer : '',
    { ...officeOf(before, now), before: before ?? null },
  )
  if (!read.ok) return result({ ...read.problem, ...(merged && { merged }) }, 422)
  const { input } = read.value
  const isTaken = posts.some(({ slug }) => slug === input.slug && slug !== before?.slug)
  if (isTaken) return result({ problems: { slug: takenTexts.present } }, 422)
  if (!before && params['id'] !== undefined) return result({ failed: refusals.missing }, 404)
  if (!writePosts(withSaved(posts, id, input, now)).ok)
    return result({ failed: refusals.full }, 507)
  leaveNote(before ? 'post-updated' : 'post-created')
  return redirect('/dashboard')
}

function officeOf(before: Post | null | undefined, now: Date) {
  const storedReviewer = before?.review?.by ?? null
  return { timeZone, now, reviewers: demoReviewers, storedReviewer }
}

function result(saving: SaveResult, status: number) {
  return data(saving, { status })
}

export const links = () => [{ rel: 'stylesheet', href: imagesStyle }]

type EditorProps = { loaderData: ReturnType<typeof clientLoader> }

export default function DemoEditor({ loaderData }: EditorProps) {
  if (loaderData === null)
    return (
      <>
        <title>{blog.notFound.title}</title>
        <PostNotFoundPage texts={blog} />
      </>
    )
  const { id } = loaderData
  return <PostEditor key={id} {...loaderData} submissionId="" result={null} />
}
