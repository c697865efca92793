import type { ReactNode } from 'react'

import { NewTabContext } from '#app/ui/button.tsx'
import { FloatingButtons } from '#app/ui/frame/floating-buttons.tsx'
import type { Frame } from '#app/ui/frame/frame.ts'
import { SiteNotices } from '#app/ui/frame/site-notices.tsx'
import { SiteFooter } from '#app/ui/frame/site-footer.tsx'
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

/** Spec 2.1. It knows no data: `frame` holds every text and address. */
export function SiteFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  return (
    <NewTabContext value={frame.texts.newTab}>
      <a className="skip" href="#main">
        {frame.texts.skip}
      </a>
      <TopBar frame={frame} />
      <SiteNotices notices={frame.notices} texts={frame.texts} />
      <TranslationNote note={frame.translation} />
      {/* Filled by a script that only staff load. */}
      {frame.hasEditLinks && (
        <div className="understrip editlinks" data-behaviour="edit-links" data-behaviour-now="" />
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter frame={frame} />
      <FloatingButtons frame={frame} />
      <ToastRegion
        toasts={frame.toasts}
        path={frame.currentPath}
        label={frame.texts.notifications}
        closeLabel={frame.texts.close}
      />
    </NewTabContext>
  )
}
