import { buttonClass, newTab } from '#app/ui/button.tsx'

type OutsideLinkProps = {
  text: string
  /** The outside page by itself, in a new tab, where there is no JavaScript. */
  href: string
  frame: { src: string; title: string }
}

/** What a box needs to show an outside page in itself when asked; see `outside-frame.behaviour.ts`. */
export const outsideBox = {
  'data-behaviour': 'site/ui/outside-frame',
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
