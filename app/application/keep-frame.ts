import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For root and frame: events of other users reload the page below; reloading these would lose its toasts. */
export function keepFrame({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  // A site without a backend has no data to load again (decision 20).
  if (import.meta.env.SITE_BACKEND === 'none') return false
  if (formMethod === undefined && currentUrl.href === nextUrl.href) return false
  return defaultShouldRevalidate
}
