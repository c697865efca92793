import { data, type DataStrategyResult, isRouteErrorResponse, replace } from 'react-router'
import { failureText } from '#app/application/failure-text.ts'
import { SAME_ANSWER } from '#app/application/use-stored.ts'
import { navigationTexts } from '#app/features/dashboard/texts.ts'
import { showToast } from '#app/ui/feedback/show-toast.ts'

type Results = Record<string, DataStrategyResult>

/** The part of the router that is needed here. */
type OpenPage = {
  state: {
    location: { pathname: string; search: string }
    navigation: { state: 'idle' | 'loading' | 'submitting'; formMethod?: string | undefined }
    loaderData: Record<string, unknown>
  }
  /** While a navigation is under way, it begins that one again. */
  revalidate: () => unknown
}

let page: OpenPage | null = null
let staleLoads = 0
const watchers = new Set<() => void>()

/** Without it failed requests end at the error page, as the router has it. */
export function keepPageOf(router: OpenPage): () => void {
  page = router
  return () => {
    if (page === router) page = null
  }
}

/** How often in a row the open page could not be loaded again. */
export const staleness = {
  count: () => staleLoads,
  watch(watcher: () => void) {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
}

/** An open page and its input outlast every request that fails. */
export async function keepPage(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next()
  if (page === null || request.signal.aborted) return results
  if (request.method !== 'GET') {
    const refused = Object.values(results).find((each) => isFailed(each) || isRefused(each))
    return refused ? keepInput(request, results, refused.result) : results
  }
  const failed = Object.values(results).find(isFailed)
  const isAgain = isLoadedAgain(request, page)
  if (!failed || isAgain) countStale(failed ? staleLoads + 1 : 0)
  if (!failed) return results
  return isAgain ? keepData(results) : offerRetry(request, failed.result)
}

// Redirects, and refusals that are an answer, such as 404, go their way.
function isFailed({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error' || result instanceof Response) return false
  return !isRouteErrorResponse(result) || result.status >= 500
}

// By a role that was changed while the form was open.
function isRefused({ type, result }: DataStrategyResult): boolean {
  return type === 'error' && isRouteErrorResponse(result) && result.status === 403
}

function isLoadedAgain(request: Request, { state }: OpenPage): boolean {
  const isSame = new URL(request.url).pathname === state.location.pathname
  const { navigation } = state
  const isAfterAction = navigation.formMethod !== undefined && navigation.formMethod !== 'GET'
  return navigation.state === 'idle' || (isSame && isAfterAction)
}

function countStale(count: number): void {
  staleLoads = count
  for (const watcher of watchers) watcher()
}

function keepData(results: Results): Results {
  const loaderData = page?.state.loaderData ?? {}
  const kept = Object.entries(results).map(([routeId, result]): [string, DataStrategyResult] =>
    isFailed(result) && routeId in loaderData
      ? [routeId, { type: 'data', result: loaderData[routeId] }]
      : [routeId, result],
  )
  return Object.fromEntries(kept)
}

function keepInput(request: Request, results: Results, error: unknown): Results {
  const { location } = page?.state ?? {}
  const text = `${reasonOf(error)} ${navigationTexts.inputKept}`
  showToast({ title: navigationTexts.notSent, text, tone: 'destructive' })
  const { pathname, search } = location ?? new URL(request.url)
  // With its status, or the router would load the page again.
  const same = data(SAME_ANSWER, { status: 503 })
  const kept: DataStrategyResult =
    pathname === new URL(request.url).pathname
      ? { type: 'data', result: same }
      : { type: 'error', result: replace(pathname + search) }
  return Object.fromEntries(Object.keys(results).map((routeId) => [routeId, kept]))
}

function reasonOf(error: unknown): string {
  return error instanceof TypeError ? navigationTexts.unreachable : failureText(error)
}

// The navigation stays open until it is begun again, or another begins.
function offerRetry({ signal }: Request, error: unknown): Promise<never> {
  const toast = showToast(
    { title: navigationTexts.notLoaded, text: reasonOf(error), tone: 'destructive' },
    { text: navigationTexts.retry, press: () => void page?.revalidate() },
  )
  signal.addEventListener('abort', () => toast?.remove())
  return new Promise(() => {})
}
