import type { ActFilter } from '#app/features/audit/act.ts'

/** Names of URL parameters. */
const PERSON = 'person'
const ABOUT = 'about'

/** An empty choice is none. */
export function readActFilter(query: URLSearchParams): ActFilter {
  return { actor: query.get(PERSON) || undefined, kind: query.get(ABOUT) || undefined }
}

/** @param query the filter, and other parameters */
export function writeActQuery(
  { actor, kind }: ActFilter,
  others: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    ...(actor !== undefined && { [PERSON]: actor }),
    ...(kind !== undefined && { [ABOUT]: kind }),
    ...others,
  }).toString()
  return query === '' ? '' : `?${query}`
}
