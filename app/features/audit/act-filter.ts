import type { ActFilter } from '#app/features/audit/act.ts'

/** Names of the address's parameters. */
const PERSON = 'person'
const ABOUT = 'about'

/** Reads what an address asks for; an empty choice is none. */
export function readActFilter(query: URLSearchParams): ActFilter {
  return { actor: query.get(PERSON) || undefined, kind: query.get(ABOUT) || undefined }
}

/** Writes an address's query: the filter, and what else is asked for. */
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
