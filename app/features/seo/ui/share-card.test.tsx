import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShareCard } from '#app/features/seo/share-image.ts'
import { ShareCardDrawing } from '#app/features/seo/ui/share-card.tsx'

const card: ShareCard = {
  name: 'home',
  title: 'A title',
  subtitle: 'A subtitle',
  firm: 'Rivera & Okafor',
  phone: '+1 (703) 555-0142',
  initials: null,
  accent: null,
  art: { kind: 'place', name: 'door' },
}
const LEAF = 'class="lf"'

test('an image has the leaf and the color that ship, or the initials and the color of the firm', () => {
  const shipped = renderToStaticMarkup(<ShareCardDrawing card={card} />)
  expect(shipped).toContain(LEAF)
  expect(shipped).toContain('.ya{fill:#0e5b4b}')
  const own = renderToStaticMarkup(
    <ShareCardDrawing
      card={{ ...card, initials: 'RO', accent: '#1d4ed8' }}
      accents={{ day: '#1d4ed8', night: '#93b4ff' }}
    />,
  )
  expect(own).not.toContain(LEAF)
  expect(own).toContain('.ya{fill:#1d4ed8}')
  expect(own).toContain('<circle cx="28" cy="28" r="26" fill="none" stroke="#93b4ff"')
  expect(own).not.toMatch(/#0e5b4b|#86cdb5/)
})
