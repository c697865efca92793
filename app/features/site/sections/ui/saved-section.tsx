import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import { displayPhone } from '#app/features/site/firm.ts'
import { TextOf, type TextParts } from '#app/features/site/sections/ui/section-text.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import type { Frame } from '#app/ui/frame/frame.ts'

type SavedSectionProps = Omit<TextParts, 'admissions'> & {
  lang: string
  /** Of the page, with the site's origin. */
  address: string
  pageTitle: string
  translation: Frame['translation']
  advertising: string
  firm: Pick<FirmProfile, 'name' | 'phone' | 'admissions'>
  /** In words; `most` is how many it may be old, and `overAt` the instant that ends the last one, in milliseconds since 1970. */
  days: { most: number; made: string; until: string; overAt: number }
}

// The colours are the browser's own, light or dark; the letters those of the phone.
const STYLE = `:root{color-scheme:light dark;background:Canvas;color:CanvasText}body{max-width:40rem;margin:auto;padding:1rem;font:1.125rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}h1{margin:0;font-size:1.1rem}h2{margin:.25rem 0 1rem;font-size:1.7rem;line-height:1.2}li{margin-bottom:.6rem}[href^='tel:']{display:inline-block;padding:.45rem .75rem;border:2px solid;border-radius:.5rem;font-weight:700}.meta,footer{font-size:1rem}footer{margin-top:1.5rem;border-top:1px solid}#old{padding:.75rem;border:3px solid #c00;font-weight:700}.not-ours{font-weight:700}svg{display:none}.vh{position:absolute;clip-path:inset(50%)}@media print{body{max-width:none;padding:0;font-size:11pt}[href^='tel:']{padding:0;border:0}[data-at]::after{content:' ('attr(data-at)')'}}`

// Asked again whenever the file is looked at: a phone keeps it open for months.
const SCRIPT = `(check=>{check();document.addEventListener('visibilitychange',check)})(()=>{let old=document.getElementById('old');old.hidden=Date.now()<old.dataset.over})`

// The file itself forbids everything that is not in it.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

/**
 * One section of a page for people at risk as a whole document, which needs nothing outside it and says when it is too old. A firm that does not do
 * the work gives no number of its own.
 */
export function SavedSection({ lang, pageTitle, days, ...parts }: SavedSectionProps) {
  const { section, texts, address, translation, advertising, firm } = parts
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{texts.saved.title}</title>
        {/* eslint-disable-next-line react/no-danger -- a constant */}
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <main>
          <p id="old" role="alert" data-over={days.overAt} hidden>
            {fillText(texts.saved.old, days)}
          </p>
          <h1>{pageTitle}</h1>
          <h2>{section.title}</h2>
          <p className="meta">{fillText(texts.saved.made, days)}</p>
          <TextOf {...{ texts, ...firm }} section={{ ...section, saveHref: null }} />
        </main>
        <footer>
          {translation && (
            <p>
              {translation.text}{' '}
              <a href={translation.link.href} hrefLang={translation.link.lang}>
                {translation.link.text}
              </a>
            </p>
          )}
          <p>
            {texts.saved.page} <a href={`${address}#${section.id}`}>{address}</a>
          </p>
          <p>
            {firm.name}{' '}
            {section.notOurWork !== true && (
              <a href={`tel:${firm.phone}`}>{displayPhone(firm.phone)}</a>
            )}
          </p>
          <p>{advertising}</p>
        </footer>
        {/* eslint-disable-next-line react/no-danger -- a constant */}
        <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
      </body>
    </html>
  )
}
