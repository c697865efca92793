/** Two queries, each with its `?`, or empty; together all that was asked. */
export type SplitQuery = { read: string; rest: string }

/** Each parameter stays as it was written. */
export function splitQuery(search: string, names: readonly string[]): SplitQuery {
  const parts = search.slice(1).split('&').filter(Boolean)
  const isRead = (part: string) =>
    [...new URLSearchParams(part).keys()].some((name) => names.includes(name))
  const { read, rest } = Object.groupBy(parts, (part) => (isRead(part) ? 'read' : 'rest'))
  return { read: queryOf(read), rest: queryOf(rest) }
}

function queryOf(parts: readonly string[] = []): string {
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** A redirect within the site leads on with a query that nothing has read. */
export function keepQuery(response: Response, query: string): Response {
  const location = response.headers.get('Location')
  if (query !== '' && location !== null && /^\/(?![/\\])/.test(location))
    response.headers.set('Location', withQuery(location, query))
  return response
}

function withQuery(address: string, query: string): string {
  const [before = '', ...fragment] = address.split('#')
  const joined = before.includes('?') ? query.replace('?', '&') : query
  return [before + joined, ...fragment].join('#')
}
