import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  redirect,
} from 'react-router'
import { groupCategories } from '#app/features/blog/category.ts'
import { parseListForm } from '#app/features/blog/list-form.ts'
import { bulkTexts, listTexts, listToasts } from '#app/features/blog/list-texts.ts'
import {
  type BulkOutcome,
  type ListAnswer,
  readListAddress,
  writeChosen,
  writeListAddress,
} from '#app/features/blog/post-list.ts'
import { standingTexts } from '#app/features/blog/publication-texts.ts'
import { PostsDesk } from '#app/features/blog/ui/posts-desk.tsx'
import { copiedRows } from '#app/features/demo/copied-rows.ts'
import { DEMO_USER } from '#app/features/demo/demo-pair.ts'
import { readCopy } from '#app/features/demo/post-copy.ts'
import { demo } from '#app/features/site/content/en/demo.ts'
import { pageMeta } from '#app/page-meta.ts'
import { openCopy } from '#app/demo-copy.ts'
import { showToast } from '#app/ui/show-toast.ts'

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const posts = readCopy(openCopy())
  const address = readListAddress(new URL(request.url).searchParams)
  const blogPosts = copiedRows(posts, address, new Date(), standingTexts)
  const categories = groupCategories(posts.map((post) => post.categories))
  return { blogPosts, address, categories, email: DEMO_USER.email }
}

export async function clientAction({
  request,
}: ClientActionFunctionArgs): Promise<ListAnswer | Response> {
  const form = await request.formData()
  const intent = form.get('intent')
  const asked = parseListForm(typeof intent === 'string' ? intent : '', form.getAll('post'))
  if (typeof asked === 'string')
    return { failed: asked === 'missing' ? demo.refusals.missing : bulkTexts.none }
  if (asked.intent === 'delete') {
    const answer = await fetch(`/dashboard/posts/${asked.id}`, { method: 'DELETE' })
    if (!answer.ok) return { failed: await messageOf(answer) }
    showToast({ ...listToasts.deleted, tone: 'normal' })
    const list = writeListAddress(readListAddress(new URL(request.url).searchParams))
    return redirect(`/dashboard?${list}`)
  }
  const body = new FormData()
  body.set('act', asked.intent)
  for (const post of asked.chosen) body.append('post', writeChosen(post))
  const answer = await fetch('/dashboard/posts/bulk', { method: 'POST', body })
  if (!answer.ok) return { failed: await messageOf(answer) }
  return { outcome: (await answer.json()) as BulkOutcome }
}

async function messageOf(answer: Response): Promise<string> {
  const { message } = (await answer.json()) as { message: string }
  return message
}

export const meta = () => pageMeta({ title: listTexts.title, index: false })

type PostsProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> }

export default function DemoPosts({ loaderData }: PostsProps) {
  return <PostsDesk {...loaderData} />
}
