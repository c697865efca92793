import { useLocation, useNavigation } from 'react-router'
import { type ListAddress, readListAddress } from '#app/features/posts/post-list.ts'

/** The list's only state, so that a list can be shared by its address. */
export function useListAddress(): ListAddress {
  const { search } = useLocation()
  return readListAddress(new URLSearchParams(useComingLocation()?.search ?? search))
}

/** Null when idle, or loading another page. */
export function useComingLocation() {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location?.pathname === pathname ? location : null
}

/** Loads only the list's own rows. */
export const WITHIN_THE_LIST = { preventScrollReset: true, defaultShouldRevalidate: false } as const
