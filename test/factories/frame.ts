import { contentOf } from '#app/features/site/content.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { frameOf } from '#app/features/site/frame.ts'
import type { Frame } from '#app/ui/frame/frame.ts'

export function aFrame(): Frame {
  return frameOf({
    content: contentOf('en').frame,
    firm,
    links: { bookingHref: 'https://book.example/', intakeHref: 'https://intake.example/' },
    currentPath: '/',
    signedIn: false,
    toasts: [],
    now: new Date('2026-11-20T17:00:00Z'),
  })
}
