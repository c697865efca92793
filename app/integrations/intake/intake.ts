/** Spec 7.29; without an outside form, the one on the contact page. It is told neither the page nor the reader. */
export function intakeLink(intakeUrl: string | null): string {
  return intakeUrl ?? '/contact#message'
}
