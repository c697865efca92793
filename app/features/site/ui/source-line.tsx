import { isOutside, newTab, NewTabHint } from '#app/ui/button.tsx'

type SourceLineProps = {
  /** `url` null: the site no longer has the page. */
  source: { url: string | null; text: string }
  opensTab?: boolean
}

export function SourceLine({ source: { url, text }, opensTab = true }: SourceLineProps) {
  const isApart = opensTab && isOutside(url ?? '')
  return (
    <p className="meta">
      {url === null ? (
        text
      ) : (
        <a href={url} {...(isApart && newTab)}>
          {text}
          {isApart && <NewTabHint />}
        </a>
      )}
    </p>
  )
}
