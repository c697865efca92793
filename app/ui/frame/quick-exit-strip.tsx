import { buttonClass, ButtonLink, MoreLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

export type QuickExitTexts = {
  label: string
  /** The first line of the page: whom to call before anything else. */
  danger: { question: string; call: string; href: string }
  question: string
  promise: string
  keys: string
  limits: string
  button: string
  href: string
}

type QuickExitStripProps = {
  texts: QuickExitTexts
  behaviour: string
  /** To the page for those who cannot wait; null on that page. */
  more: { text: string; path: string } | null
}

// Quick exit (GOV.UK, "Exit this page"): a plain link; its behaviour also replaces the history entry and listens to Shift.
export function QuickExitStrip({ texts, behaviour, more }: QuickExitStripProps) {
  const { danger } = texts
  return (
    <aside
      className="exit"
      aria-label={texts.label}
      data-behaviour={behaviour}
      data-behaviour-now=""
    >
      <div className="wrap">
        <div className="danger">
          <b>{danger.question}</b>
          <ButtonLink href={danger.href} size="small" icon="phone" variant="destructive">
            {danger.call}
          </ButtonLink>
          {more && <MoreLink href={more.path}>{more.text}</MoreLink>}
        </div>
        <p>
          <b>{texts.question}</b> {texts.promise} <span className="keys">{texts.keys}</span>{' '}
          {texts.limits}
        </p>
        <ExitLink texts={texts} className={buttonClass({ variant: 'secondary', size: 'small' })} />
      </div>
    </aside>
  )
}

/** Once the first one is out of sight, above the floating buttons; at the end of the page's content. */
export function ExitFloat({ texts }: { texts: Pick<QuickExitTexts, 'href' | 'button'> }) {
  return (
    <div className="exit-float">
      <ExitLink texts={texts} className="pill" />
    </div>
  )
}

type ExitLinkProps = { texts: Pick<QuickExitTexts, 'href' | 'button'>; className: string }

function ExitLink({ texts, className }: ExitLinkProps) {
  return (
    <a className={className} href={texts.href} rel="noreferrer" data-leave>
      <Icon name="log-out" />
      {texts.button}
    </a>
  )
}
