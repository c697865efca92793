import { shippedSite } from '#app/features/content/en/shipped.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { frameOf } from '#app/features/site/frame.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { localPath } from '#test/local-path.ts'
import type { Frame } from '#app/ui/frame/frame.ts'

export function aFrame(): Frame {
  return frameOf({
    site: shippedSite,
    texts: interfaceTexts('en'),
    links: { bookingHref: 'https://book.example/', intakeHref: 'https://intake.example/' },
    currentPath: '/',
    address: 'https://firm.example/',
    isUnreviewed: false,
    languages: LOCALES.map((locale) => ({
      locale,
      address: localPath('/', locale),
      isMissing: false,
    })),
    isReviewedTranslation: true,
    isOutdatedTranslation: false,
    signedIn: false,
    hasEditLinks: false,
    notices: [],
    now: new Date('2026-11-20T17:00:00Z'),
  })
}
