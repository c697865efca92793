/**
 * Where the "Contact Us" pill leads: the outside questionnaire for new clients, in a new tab. Without one the form on the
 * contact page. It is told nothing, neither the page nor the reader.
 * @param intakeUrl null when none is set up
 */
export function intakeLink(intakeUrl: string | null): string {
  return intakeUrl ?? '/contact#message'
}
