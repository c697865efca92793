import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the scripts of the page are at work. False in the server's HTML and while it is taken over. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
