/** Pixels of scrolling after which the bar turns white (specification, section 9). */
const BAR_THRESHOLD = 10

/** Whether the bar shows its scrolled form: at 10 px not yet, at 11 px it does. */
function isBarScrolled(scrollY: number): boolean {
  return scrollY > BAR_THRESHOLD
}

/** Marks the document for the bar's style. On `html`, which no hydration looks at. */
export function markBar(): void {
  document.documentElement.toggleAttribute('data-scrolled', isBarScrolled(scrollY))
}
