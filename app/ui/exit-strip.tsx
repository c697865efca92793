import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** The words of the control that leaves the site, and where it leads. */
export type ExitWords = {
  label: string
  question: string
  promise: string
  keys: string
  limits: string
  button: string
  href: string
}

/**
 * Before the heading of a page for people at risk: leaves the site at once, and says what that cannot hide. A plain link;
 * with JavaScript, by the behaviour, the page also leaves the history and the Shift key works.
 *
 * @param behaviour name of the file that starts with the page
 */
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

/** The same control from the second screen on, above the floating buttons. Stands at the end of the page's content. */
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
