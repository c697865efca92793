import type { FrameNotice, FrameTexts } from '#app/ui/frame/frame.ts'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type SiteNoticesProps = { notices: readonly FrameNotice[]; texts: FrameTexts }

/** What the firm has to say for a while; a page without any has nothing of it. */
export function SiteNotices({ notices, texts }: SiteNoticesProps) {
  if (notices.length === 0) return null
  return (
    <aside className="understrip sitenotices" aria-label={texts.notices}>
      <div className="wrap">
        {notices.map(({ id, place, text, link, source, since }) => (
          <div key={id}>
            <p dir="auto">
              {place !== null && <b>{place}: </b>}
              {wholeNames(text)}
              {link && (
                <>
                  {' '}
                  <a href={link.href}>{link.text}</a>
                </>
              )}
            </p>
            <p className="meta">
              {since}
              {source && (
                <>
                  {' · '}
                  {texts.noticeSource}{' '}
                  {source.url === null ? source.text : <a href={source.url}>{source.text}</a>}
                </>
              )}
            </p>
          </div>
        ))}
      </div>
    </aside>
  )
}
