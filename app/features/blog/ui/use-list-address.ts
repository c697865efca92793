import { useSearchParams } from 'react-router'
import { type ListAddress, readListAddress } from '#app/features/blog/post-list.ts'

/** What the address says about the list. It is the only place where that is kept: a list can be sent to a colleague. */
export function useListAddress(): ListAddress {
  const [query] = useSearchParams()
  return readListAddress(query)
}

/** How the list goes from one address to another: the list's own query fetches what is new, no page is loaded for it. */
export const WITHIN_THE_LIST = { preventScrollReset: true, defaultShouldRevalidate: false } as const
