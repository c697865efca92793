import { previewTexts } from '#app/features/content-editor/preview/preview-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'

const { bar: texts } = previewTexts

export type PreviewBarProps = {
  /** When the link ends; null for staff, who need none. */
  until: string | null
  /** Titles of the drafts that are not shown. */
  unfinished: readonly string[]
  /** Of the published page. */
  path: string
}

export function PreviewBar({ until, unfinished, path }: PreviewBarProps) {
  const titles = new Intl.ListFormat('en').format(unfinished.map((title) => `“${title}”`))
  return (
    <div className="draftbar" role="status">
      <div className="wrap">
        <b>{until === null ? texts.staff : fillText(texts.until, { time: until })}</b>{' '}
        {unfinished.length > 0 && `${fillText(texts.unfinished, { titles })} `}
        {texts.forms}{' '}
        <a rel="external" href={path}>
          {texts.leave}
        </a>
      </div>
    </div>
  )
}
