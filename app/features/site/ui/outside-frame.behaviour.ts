const loadRest = () => import('#app/features/site/ui/show-outside.ts')

/** Loads an outside page into a box only when its link is pressed; without JavaScript the link opens a new tab. */
export default function startOutsideFrame(box: HTMLElement): void {
  box.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-frame]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    // Loading already: a second press opens a new tab.
    if (box.querySelector('iframe')) return
    event.preventDefault()
    loadRest().then(
      ({ showOutside }) => showOutside(box, link),
      () => {
        const line = box.querySelector<HTMLElement>('[data-status]')
        // With a network it is as without any script.
        if (navigator.onLine) open(link.href, '_blank', 'noopener')
        else if (line) line.textContent = line.dataset['offline'] ?? ''
      },
    )
  })
  // From here on a press is answered in the box.
  box.dataset['started'] = ''
  if (box.querySelector('[data-prefill]')) {
    document.addEventListener(
      'change',
      () => void loadRest().then(({ offerPrefill }) => offerPrefill(box)),
    )
  }
}
