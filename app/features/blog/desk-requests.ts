import {
  type BulkAct,
  type BulkOutcome,
  type ChosenPost,
  type ListAddress,
  type PostRows,
  writeChosen,
  writeListAddress,
} from '#app/features/blog/post-list.ts'
import type { PostProblems, SavedMeanwhile } from '#app/features/blog/post.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** Name of the list in the browser's query cache (specification, section 7). */
export const BLOG_POSTS = 'blogPosts'

/** Why a request of the desk was refused, as the server said it. */
export type RequestProblem = {
  message: string
  problems?: PostProblems
  /** The post as somebody else has saved it meanwhile, and who that was. */
  current?: SavedMeanwhile
}

/** Fetches one page of the dashboard's list. @throws Error with the server's message */
export async function fetchPostRows(address: ListAddress): Promise<PostRows> {
  const answer = await request('GET', `/dashboard/posts.json?${writeListAddress(address)}`)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.value as PostRows
}

/** Publishes, unpublishes or trashes several posts. */
export async function changePosts(
  act: BulkAct,
  chosen: readonly ChosenPost[],
): Promise<Result<BulkOutcome, RequestProblem>> {
  const form = new FormData()
  form.set('act', act)
  for (const post of chosen) form.append('post', writeChosen(post))
  const answer = await request('POST', '/dashboard/posts/bulk', form)
  return answer.ok ? ok(answer.value as BulkOutcome) : answer
}

/** Puts a post into the trash. */
export function deletePost(id: string): Promise<Result<unknown, RequestProblem>> {
  return request('DELETE', `/dashboard/posts/${id}`)
}

/** Creates a post, or with an id saves over it. */
export function sendPost(
  id: string | null,
  form: FormData,
): Promise<Result<unknown, RequestProblem>> {
  return id === null
    ? request('POST', '/dashboard/posts', form)
    : request('PUT', `/dashboard/posts/${id}`, form)
}

const NO_CONNECTION = 'The server cannot be reached. Please check your connection and try again.'

async function request(
  method: string,
  address: string,
  body?: FormData,
): Promise<Result<unknown, RequestProblem>> {
  let answer: Response
  try {
    answer = await fetch(address, {
      method,
      headers: { Accept: 'application/json' },
      body: body ?? null,
    })
  } catch (error) {
    // fetch refuses with a TypeError when nothing answered.
    if (error instanceof TypeError) return fail({ message: NO_CONNECTION })
    throw error
  }
  const value = await readJson(answer)
  if (answer.ok) return ok(value)
  const problem = value as Partial<RequestProblem> | null
  return fail({ message: problem?.message ?? `The server answered ${answer.status}.`, ...problem })
}

async function readJson(answer: Response): Promise<unknown> {
  try {
    return await answer.json()
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
