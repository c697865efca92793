import { useLocation, useNavigation } from 'react-router'
import { type ListAddress, readListAddress } from '#app/features/posts/post-list.ts'

/**
 * What the address says about the list, the coming one while it is on its way. It is the only place where that is kept: a list
 * can be sent to a colleague.
 */
export function useListAddress(): ListAddress {
  const { search } = useLocation()
  return readListAddress(new URLSearchParams(useComingLocation()?.search ?? search))
}

/** Where the list is on its way to; null while it is going nowhere, or to another page. */
export function useComingLocation() {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location?.pathname === pathname ? location : null
}

/** How the list goes from one address to another: only its own rows are loaded. */
export const WITHIN_THE_LIST = { preventScrollReset: true, defaultShouldRevalidate: false } as const
