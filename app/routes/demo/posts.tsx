import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  redirect,
} from 'react-router'
import { groupCategories } from '#app/features/posts/category.ts'
import { parseListForm } from '#app/features/posts/list-form.ts'
import { bulkTexts, deletionTexts } from '#app/features/posts/changes/change-texts.ts'
import { listInMemory } from '#app/features/posts/search/post-filter.ts'
import {
  type ListResult,
  readListAddress,
  ROWS_A_PAGE,
  toPostRow,
  writeListAddress,
} from '#app/features/posts/post-list.ts'
import { PostsPage } from '#app/features/posts/ui/dashboard/posts-page.tsx'
import { isUntouchedSample, withChanged } from '#app/features/demo/demo-posts.ts'
import { firm } from '#app/features/content/en/firm.ts'
import { isMockSignedIn, leaveNote, readPosts, writePosts } from '#app/features/demo/demo-store.ts'
import { DEMO_USER } from '#app/features/demo/demo-user.ts'
import { refusals } from '#app/features/demo/texts.ts'
import { languageName } from '#app/features/posts/translations/translation.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { demoReviewers } from '#app/routes/demo/demo-reviewers.ts'

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const [posts, now] = [readPosts(), new Date()]
  const address = addressOf(request)
  const limit = ROWS_A_PAGE * address.pages
  const page = listInMemory(posts, address, { limit, now, lawyers: demoReviewers })
  const rows = page.posts.map((post) => ({
    ...toPostRow(post, now, firm.hours.timeZone),
    ...(!isUntouchedSample(post) && { view: `/dashboard/blog/view?post=${post.id}` }),
  }))
  const blogPosts = { rows, nextAfter: page.nextAfter, total: page.total }
  const categories = groupCategories(posts.map((post) => post.categories))
  const used = LOCALES.filter((locale) => posts.some((post) => post.locale === locale))
  const languages = used.map((locale) => ({ locale, name: languageName(locale, 'en') }))
  const authors = [...new Set(posts.map(({ author }) => author))].toSorted()
  const lists = { blogPosts, categories, languages, authors, saved: null }
  return { ...lists, address, email: DEMO_USER.email, mayPublish: true }
}

export async function clientAction({ request }: ClientActionFunctionArgs) {
  if (!isMockSignedIn()) return refuse(refusals.signedOut, 401)
  const requested = parseListForm(await request.formData())
  if (requested === 'nothing-chosen') return refuse(bulkTexts.none, 400)
  if (requested === 'missing') return refuse(deletionTexts.missing, 404)
  const posts = readPosts()
  if (requested.act !== 'delete') {
    const [outcome, changed] = withChanged(posts, requested.act, requested.chosen, new Date())
    return writePosts(changed).ok ? data<ListResult>({ outcome }) : refuse(refusals.full, 507)
  }
  const others = posts.filter(({ id }) => id !== requested.id)
  if (others.length === posts.length) return refuse(deletionTexts.missing, 404)
  if (!writePosts(others).ok) return refuse(refusals.full, 507)
  leaveNote('post-deleted')
  return redirect(`/dashboard?${writeListAddress(addressOf(request))}`)
}

/** Reading the store is cheap. */
export const shouldRevalidate = () => true

type PostsProps = { loaderData: ReturnType<typeof clientLoader> }

export default function DemoPosts({ loaderData }: PostsProps) {
  return <PostsPage {...loaderData} />
}

function addressOf(request: Request) {
  return readListAddress(new URL(request.url).searchParams)
}

function refuse(failed: string, status: number) {
  return data<ListResult>({ failed }, { status })
}
