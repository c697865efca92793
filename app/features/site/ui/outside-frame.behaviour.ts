const loadRest = () => import('#app/features/site/ui/show-outside.ts')

/**
 * Lets a box show an outside page in itself when the reader presses its link, and nothing before. Without it the link opens
 * that page in a new tab. What only those need who ask is fetched when they ask.
 * @param box holds the link, whose `data-frame` is the address for the frame and `data-title` the frame's name
 */
export default function startOutsideFrame(box: HTMLElement): void {
  box.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-frame]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    // On its way already: whoever presses again gets it in a new tab.
    if (box.querySelector('iframe')) return
    event.preventDefault()
    loadRest().then(
      ({ showOutside }) => showOutside(box, link),
      () => {
        const line = box.querySelector<HTMLElement>('[data-says]')
        // With a network it is as without any script.
        if (navigator.onLine) open(link.href, '_blank', 'noopener')
        else if (line) line.textContent = line.dataset['offline'] ?? ''
      },
    )
  })
  if (box.querySelector('[data-prefill]')) {
    document.addEventListener(
      'change',
      () => void loadRest().then(({ offerPrefill }) => offerPrefill(box)),
    )
  }
}
