import type { OutsideWords } from '#app/features/site/contact.ts'
import { buttonClass, newTab } from '#app/ui/button.tsx'

type OutsideLinkProps = {
  text: string
  /** The fallback without JavaScript, in a new tab. */
  href: string
  frame: { src: string; title: string }
}

/** Attributes for `outside-frame.behaviour.ts`. */
export const outsideBox = {
  'data-behaviour': 'outside-frame',
  'data-behaviour-now': '',
} as const

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

/** A live region. */
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

/** Always shown: a page cannot know whether the frame shows its content or a browser error. */
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
