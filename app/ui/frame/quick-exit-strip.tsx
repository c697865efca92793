import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

export type QuickExitTexts = {
  label: string
  question: string
  promise: string
  keys: string
  limits: string
  button: string
  href: string
}

// Quick exit (GOV.UK, "Exit this page"): a plain link; its behaviour also replaces the history entry and listens to Shift.
export function QuickExitStrip({ texts, behaviour }: { texts: QuickExitTexts; behaviour: string }) {
  return (
    <aside
      className="exit"
      aria-label={texts.label}
      data-behaviour={behaviour}
      data-behaviour-now=""
    >
      <div className="wrap">
        <p>
          <b>{texts.question}</b> {texts.promise} <span className="keys">{texts.keys}</span>{' '}
          {texts.limits}
        </p>
        <ExitLink texts={texts} className={buttonClass({ variant: 'secondary', size: 'small' })} />
      </div>
    </aside>
  )
}

/** From the second screen on, above the floating buttons; at the end of the page's content. */
export function ExitFloat({ texts }: { texts: QuickExitTexts }) {
  return (
    <div className="exit-float">
      <ExitLink texts={texts} className="pill" />
    </div>
  )
}

function ExitLink({ texts, className }: { texts: QuickExitTexts; className: string }) {
  return (
    <a className={className} href={texts.href} rel="noreferrer" data-leave>
      <Icon name="log-out" />
      {texts.button}
    </a>
  )
}
