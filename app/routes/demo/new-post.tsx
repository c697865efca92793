import { useState } from 'react'
import { type ClientActionFunctionArgs, data, redirect } from 'react-router'
import { editorTexts, savingToasts } from '#app/features/blog/editor-texts.ts'
import { formOfNewPost } from '#app/features/blog/form-of-post.ts'
import type { SaveAnswer } from '#app/features/blog/save-answer.ts'
import { PostEditor } from '#app/features/blog/ui/post-editor.tsx'
import { DEMO_USER } from '#app/features/demo/demo-pair.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { pageMeta } from '#app/page-meta.ts'
import { localMoment } from '#app/platform/local-time.ts'
import { openCopy } from '#app/demo-copy.ts'
import { openEditor } from '#app/demo-editor.ts'
import { showToast } from '#app/ui/show-toast.ts'
import picturesStyle from '#app/ui/styles/pictures.css?url'

export function clientLoader() {
  const today = localMoment(new Date(), firm.hours.timeZone).date
  const form = formOfNewPost(DEMO_USER.name, today)
  return openEditor(openCopy(), null, form)
}

export async function clientAction({ request }: ClientActionFunctionArgs) {
  const body = await request.formData()
  const answer = await fetch('/dashboard/posts', { method: 'POST', body })
  if (!answer.ok) return data(await answerOf(answer), { status: answer.status })
  showToast({ ...savingToasts.created, tone: 'normal' })
  return redirect('/dashboard')
}

async function answerOf(answer: Response): Promise<SaveAnswer> {
  const { message, ...said } = (await answer.json()) as SaveAnswer & { message?: string }
  return { ...said, ...(message !== undefined && { failed: message }) }
}

export const links = () => [{ rel: 'stylesheet', href: picturesStyle }]

export const meta = () => pageMeta({ title: editorTexts.createTitle, index: false })

type NewPostProps = { loaderData: ReturnType<typeof clientLoader> }

export default function DemoNewPost({ loaderData }: NewPostProps) {
  // What another tab does must not open the form anew.
  const [opened] = useState(loaderData)
  return <PostEditor {...opened} id={null} version={0} submissionId="" answer={null} />
}
