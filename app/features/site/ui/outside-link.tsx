import type { OutsideWords } from '#app/features/site/contact.ts'
import { buttonClass, newTab } from '#app/ui/button.tsx'

type OutsideLinkProps = {
  text: string
  /** The outside page by itself, in a new tab, where there is no JavaScript. */
  href: string
  frame: { src: string; title: string }
}

/** What a box needs to show an outside page in itself when asked; see `outside-frame.behaviour.ts`. */
export const outsideBox = {
  'data-behaviour': 'outside-frame',
  'data-behaviour-now': '',
} as const

/** Asks for the outside page, in its box. */
export function OutsideLink({ text, href, frame }: OutsideLinkProps) {
  return (
    <a
      className={buttonClass({})}
      href={href}
      data-frame={frame.src}
      data-title={frame.title}
      {...newTab}
    >
      {text}
    </a>
  )
}

type OutsideSayingProps = { text: string; words: OutsideWords }

/** A line of the box that says, once asked, how the outside page is doing. Read aloud when it changes. */
export function OutsideSaying({ text, words }: OutsideSayingProps) {
  return (
    <p
      role="status"
      data-says
      data-loading={words.loading}
      data-slow={words.slow}
      data-offline={words.offline}
      data-refused={words.refused}
    >
      {text}
    </p>
  )
}

type OutsideHelpProps = {
  words: OutsideWords
  href: string
  phone: { display: string; href: string }
}

/**
 * The way on that stays under an outside page. Whether that shows itself or an error of the browser no page may know, so it
 * is there in either case; its room is kept from the beginning.
 */
export function OutsideHelp({ words, href, phone }: OutsideHelpProps) {
  return (
    <p className="outside-help small">
      {words.help}{' '}
      <a href={href} {...newTab}>
        {words.helpLink}
      </a>{' '}
      {words.helpCall} <a href={phone.href}>{phone.display}</a>
    </p>
  )
}
