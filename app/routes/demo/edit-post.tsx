import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  redirect,
} from 'react-router'
import { editorTexts, savingToasts } from '#app/features/blog/editor-texts.ts'
import { formOfPost } from '#app/features/blog/form-of-post.ts'
import type { SaveAnswer } from '#app/features/blog/save-answer.ts'
import { PostEditor } from '#app/features/blog/ui/post-editor.tsx'
import { PostNotFoundPage } from '#app/features/blog/ui/post-not-found-page.tsx'
import { readCopy } from '#app/features/demo/post-copy.ts'
import { blog } from '#app/features/site/content/en/blog.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { pageMeta } from '#app/page-meta.ts'
import { openCopy } from '#app/demo-copy.ts'
import { openEditor } from '#app/demo-editor.ts'
import { showToast } from '#app/ui/show-toast.ts'
import picturesStyle from '#app/ui/styles/pictures.css?url'

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const storage = openCopy()
  const post = readCopy(storage).find(({ id }) => id === params['id'])
  if (!post) return null
  const form = formOfPost(post, firm.hours.timeZone)
  return { id: post.id, version: post.version, opened: openEditor(storage, post, form) }
}

export async function clientAction({ request, params }: ClientActionFunctionArgs) {
  const body = await request.formData()
  const answer = await fetch(`/dashboard/posts/${params['id']}`, { method: 'PUT', body })
  if (!answer.ok) return data(await answerOf(answer), { status: answer.status })
  showToast({ ...savingToasts.updated, tone: 'normal' })
  return redirect('/dashboard')
}

async function answerOf(answer: Response): Promise<SaveAnswer> {
  const { message, ...said } = (await answer.json()) as SaveAnswer & { message?: string }
  return { ...said, ...(message !== undefined && { failed: message }) }
}

export const links = () => [{ rel: 'stylesheet', href: picturesStyle }]

export const meta = () => pageMeta({ title: editorTexts.editTitle, index: false })

type EditPostProps = { loaderData: ReturnType<typeof clientLoader> }

export default function DemoEditPost({ loaderData }: EditPostProps) {
  if (loaderData === null) return <PostNotFoundPage words={blog} />
  const { id, version, opened } = loaderData
  return <PostEditor key={id} {...opened} id={id} version={version} submissionId="" answer={null} />
}
