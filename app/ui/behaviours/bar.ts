/** Spec 9.5, in pixels. */
const BAR_THRESHOLD = 10

/** At 10 px not yet, at 11 px it does. */
function isBarScrolled(scrollY: number): boolean {
  return scrollY > BAR_THRESHOLD
}

/** On `html`, which hydration does not touch. */
export function markBar(): void {
  document.documentElement.toggleAttribute('data-scrolled', isBarScrolled(scrollY))
}
