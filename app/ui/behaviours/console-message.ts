/** Spec 2.160. */
export function logConsoleMessages(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-console]')) {
    console.error(place.dataset['console'])
  }
}
