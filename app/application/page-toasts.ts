import { useRouteLoaderData } from 'react-router'
import type { ToastMessage } from '#app/ui/feedback/show-toast.ts'

const NONE: readonly ToastMessage[] = []

/** Those that came with the answer of the server: the root reads them, a frame shows them. */
export function useToasts(): readonly ToastMessage[] {
  return useRouteLoaderData<{ toasts: readonly ToastMessage[] }>('root')?.toasts ?? NONE
}
