/** Writes what a page has to say to the console: the not-found page names the missing path. */
export function logConsoleMessages(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-console]')) {
    console.error(place.dataset['console'])
  }
}
