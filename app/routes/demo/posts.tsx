import { type ClientLoaderFunctionArgs } from 'react-router'
import { groupCategories } from '#app/features/blog/category.ts'
import { readListAddress } from '#app/features/blog/post-list.ts'
import { PostsDesk } from '#app/features/blog/ui/posts-desk.tsx'
import { copiedRows } from '#app/features/demo/copied-rows.ts'
import { DEMO_USER } from '#app/features/demo/demo-pair.ts'
import { readCopy } from '#app/features/demo/post-copy.ts'
import { dashboard } from '#app/features/site/content/en/dashboard.ts'
import { demo } from '#app/features/site/content/en/demo.ts'
import { postList } from '#app/features/site/content/en/post-list.ts'
import { pageMeta } from '#app/page-meta.ts'
import { openCopy } from '#app/demo-copy.ts'

const { list, deletion, toasts } = dashboard
const words = {
  list,
  deletion: { ...deletion, consequence: demo.list.deletion },
  toasts,
  more: { ...postList.list, moveToTrash: demo.list.remove },
  bulk: {
    ...postList.bulk,
    trash: demo.list.bulk,
    done: { ...postList.bulk.done, trash: demo.list.bulkDone },
  },
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const posts = readCopy(openCopy())
  const address = readListAddress(new URL(request.url).searchParams)
  const rows = copiedRows(posts, address, new Date())
  const categories = groupCategories(posts.map((post) => post.categories))
  return { first: { address, rows }, categories }
}

export const meta = () => pageMeta({ title: list.title, index: false })

type PostsProps = { loaderData: ReturnType<typeof clientLoader> }

export default function DemoPosts({ loaderData: { first, categories } }: PostsProps) {
  return <PostsDesk first={first} categories={categories} email={DEMO_USER.email} words={words} />
}
