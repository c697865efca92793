import { createElement, type ReactNode } from 'react'

import { NewTabContext } from '#app/ui/button.tsx'
import { FloatingButtons } from '#app/ui/frame/floating-buttons.tsx'
import type { Frame } from '#app/ui/frame/frame.ts'
import { SiteNotices } from '#app/ui/frame/site-notices.tsx'
import { SiteFooter } from '#app/ui/frame/site-footer.tsx'
import type { ToastMessage } from '#app/ui/feedback/show-toast.ts'
import { ToastRegion } from '#app/ui/feedback/toast.tsx'
import { TopBar } from '#app/ui/frame/top-bar.tsx'

function TranslationNote({ note }: { note: Frame['translation'] }) {
  if (note === null) return null
  const { text, link } = note
  return (
    <aside className="understrip sitenotices">
      <div className="wrap">
        <p>
          {text}{' '}
          <a hrefLang={link.lang} href={link.href}>
            {link.text}
          </a>
        </p>
      </div>
    </aside>
  )
}

/** Hidden, until the element at its end, which the start script defines, takes the line of the reader's language out while the page is read. */
function LanguageOffer({ offers, texts }: Pick<Frame, 'offers' | 'texts'>) {
  if (offers.length === 0) return null
  return (
    <aside className="understrip" aria-label={texts.language} data-language-offer="" hidden>
      <template>
        {offers.map(({ lang, path, text }) => (
          <a key={lang} hrefLang={lang} lang={lang} href={path}>
            {text}
          </a>
        ))}
      </template>
      <button type="button" className="iconbtn" aria-label={texts.close}>
        ×
      </button>
      {createElement('language-offer')}
    </aside>
  )
}

type SiteFrameProps = { frame: Frame; toasts: readonly ToastMessage[]; children: ReactNode }

/** Spec 2.1. It knows no data: `frame` holds every text and address. */
export function SiteFrame({ frame, toasts, children }: SiteFrameProps) {
  return (
    <NewTabContext value={frame.texts.newTab}>
      <a className="skip" href="#main">
        {frame.texts.skip}
      </a>
      <TopBar frame={frame} />
      <LanguageOffer offers={frame.offers} texts={frame.texts} />
      <SiteNotices notices={frame.notices} texts={frame.texts} />
      <TranslationNote note={frame.translation} />
      {/* Filled by a script that only staff load. */}
      {frame.hasEditLinks && (
        <div className="understrip editlinks" data-behaviour="edit-links" data-behaviour-now="" />
      )}
      <main id="main" tabIndex={-1} data-printed={frame.printed}>
        {children}
      </main>
      <SiteFooter frame={frame} />
      <FloatingButtons frame={frame} />
      <ToastRegion
        toasts={toasts}
        path={frame.currentPath}
        label={frame.texts.notifications}
        closeLabel={frame.texts.close}
      />
    </NewTabContext>
  )
}
