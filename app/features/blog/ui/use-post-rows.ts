import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { BLOG_POSTS, fetchPostRows } from '#app/features/blog/desk-requests.ts'
import { type ListAddress, type PostRows, writeListAddress } from '#app/features/blog/post-list.ts'

/** What the server has found for an address before the page was sent; null when it could not. */
export type FirstRows = { address: ListAddress; rows: PostRows | null }

/**
 * The list's pages. The server's first one is shown at once; after that the browser's copy is the truth, and it is fetched
 * again whenever something was created, changed or deleted. While another list is on its way, the last one stays.
 */
export function usePostRows(address: ListAddress, first: FirstRows) {
  const key = writeListAddress(address)
  const isFirst = first.rows !== null && key === writeListAddress(first.address)
  return useInfiniteQuery({
    queryKey: [BLOG_POSTS, key],
    queryFn: ({ pageParam }) => fetchPostRows({ ...address, after: pageParam }),
    initialPageParam: address.after,
    getNextPageParam: (page) => page.nextAfter,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    // As for the deeds: without a network the list says so.
    networkMode: 'always',
    ...(isFirst &&
      first.rows && { initialData: { pages: [first.rows], pageParams: [address.after] } }),
  })
}
