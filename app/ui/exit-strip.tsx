import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

export type ExitWords = {
  label: string
  question: string
  promise: string
  keys: string
  limits: string
  button: string
  href: string
}

// Quick exit (GOV.UK, "Exit this page"): a plain link; its behaviour also replaces the history entry and listens to Shift.
export function ExitStrip({ words, behaviour }: { words: ExitWords; behaviour: string }) {
  return (
    <aside
      className="exit"
      aria-label={words.label}
      data-behaviour={behaviour}
      data-behaviour-now=""
    >
      <div className="wrap">
        <p>
          <b>{words.question}</b> {words.promise} <span className="keys">{words.keys}</span>{' '}
          {words.limits}
        </p>
        <ExitLink words={words} className={buttonClass({ variant: 'secondary', size: 'small' })} />
      </div>
    </aside>
  )
}

/** From the second screen on, above the floating buttons; at the end of the page's content. */
export function ExitFloat({ words }: { words: ExitWords }) {
  return (
    <div className="exit-float">
      <ExitLink words={words} className="pill" />
    </div>
  )
}

function ExitLink({ words, className }: { words: ExitWords; className: string }) {
  return (
    <a className={className} href={words.href} rel="noreferrer" data-leave>
      <Icon name="log-out" />
      {words.button}
    </a>
  )
}
