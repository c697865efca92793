import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** After a refusal, too: it is shown with what somebody else has made of it. */
export function revalidateAfterConflict({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || actionStatus === 409
}
