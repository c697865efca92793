import type { ReactNode } from 'react'
import { PREVIEW_DAYS, USUAL_PREVIEW_DAYS } from '#app/features/preview-links/preview-days.ts'
import { previewLinkTexts as texts } from '#app/features/preview-links/preview-link-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { MadeLink } from '#app/ui/frame/made-link.tsx'
import { Options, SelectField } from '#app/ui/form/form-field.tsx'

export type ShownPreviewLink = { id: string; madeBy: string; madeAt: string; until: string }

/** Shown only once. */
export type MadePreviewLink = { address: string; until: string }

type PreviewLinksProps = {
  links: readonly ShownPreviewLink[]
  made: MadePreviewLink | null
  /** Where the form that withdraws a link goes. */
  withdrawal: (id: string) => string
  children: ReactNode
}

/** The form that makes a link, with what `children` say of it, and the links that work. */
export function PreviewLinks({ links, made, withdrawal, children }: PreviewLinksProps) {
  return (
    <>
      {made && (
        <MadeLink
          title={texts.madeTitle}
          text={fillText(texts.madeText, made)}
          address={made.address}
          label={texts.madeLabel}
        />
      )}
      <form className="card form" method="post">
        {children}
        <SelectField name="days" defaultValue={USUAL_PREVIEW_DAYS} label={texts.days}>
          <Options
            of={PREVIEW_DAYS.map((days) => [
              `${days}`,
              days === 1 ? texts.dayOne : fillText(texts.dayMany, { days }),
            ])}
          />
        </SelectField>
        <div className="btns">
          <Button type="submit">{texts.make}</Button>
        </div>
      </form>
      <section aria-labelledby="links-title">
        <h2 id="links-title">{texts.listTitle}</h2>
        {links.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <LinkList links={links} withdrawal={withdrawal} />
        )}
      </section>
    </>
  )
}

function LinkList({ links, withdrawal }: Pick<PreviewLinksProps, 'links' | 'withdrawal'>) {
  return (
    <ul className="links">
      {links.map(({ id, ...link }) => (
        <li key={id}>
          <span>
            {fillText(texts.madeBy, link)}
            <br />
            <span className="muted">{fillText(texts.until, link)}</span>
          </span>
          <form method="post" action={withdrawal(id)}>
            <Button type="submit" variant="secondary" size="small">
              {texts.withdraw}
              <span className="vh"> {fillText(texts.madeBy, link)}</span>
            </Button>
          </form>
        </li>
      ))}
    </ul>
  )
}
