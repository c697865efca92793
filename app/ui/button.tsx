import type { ButtonHTMLAttributes, ReactNode } from 'react'

import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'

/** Primary, outlined, or the red one that deletes. */
export type ButtonVariant = 'default' | 'secondary' | 'destructive'

type Look = { variant?: ButtonVariant | undefined; size?: 'normal' | 'small' | undefined }

/** The class of a button's look, for the rare element that is neither of the two components. */
export function buttonClass({ variant = 'default', size = 'normal' }: Look): string {
  return classNames(
    'btn',
    variant === 'secondary' && 'sec',
    variant === 'destructive' && 'bad',
    size === 'small' && 'sm',
  )
}

/** What opens a page outside: a new tab that gets no hold on this one. */
export const newTab = { target: '_blank', rel: 'noopener' } as const

type ButtonLinkProps = Look & {
  href: string
  /** Leaves the site: new tab, arrow to the upper right, and a spoken hint. */
  external?: boolean | undefined
  /** Spoken after the text of an external link. */
  newTabHint?: string | undefined
  /** The arrow of an external link, where there is room for it. */
  arrow?: boolean | undefined
  icon?: IconName | undefined
  download?: boolean | undefined
  /** A remark that a pointer finds and a screen reader says after the text. */
  title?: string | undefined
  /** Spoken after the text, where it alone does not say where the link leads ("Learn More" about what). */
  about?: string | undefined
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  variant,
  size,
  external = false,
  newTabHint = 'opens in a new tab',
  arrow = external,
  icon,
  download,
  title,
  about,
  children,
}: ButtonLinkProps) {
  return (
    <a
      className={buttonClass({ variant, size })}
      href={href}
      download={download}
      title={title}
      {...(external && newTab)}
    >
      {icon && <Icon name={icon} />}
      {children}
      {about !== undefined && <span className="vh"> {about}</span>}
      {external && <NewTabHint text={newTabHint} />}
      {arrow && <Icon name="arrow-up-right" />}
    </a>
  )
}

/** Words for those who do not see the arrow. */
export function NewTabHint({ text }: { text: string }) {
  return <span className="vh"> ({text})</span>
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** At work: disabled, with the spinner and `busyText` in place of the text. */
    busy?: boolean | undefined
    busyText?: string | undefined
    icon?: IconName | undefined
  }

/** A button. `type` is "button" unless said otherwise, so that none submits by accident. */
export function Button({
  variant,
  size,
  busy = false,
  busyText,
  icon,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- typed, and "button" unless said otherwise
      type={type}
      className={classNames(buttonClass({ variant, size }), className)}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy ? <span className="spin" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {busy && busyText !== undefined ? busyText : children}
    </button>
  )
}

type MoreLinkProps = {
  href: string
  external?: boolean | undefined
  newTabHint?: string | undefined
  /** The way it points: back goes left and stands before the words. */
  direction?: 'forward' | 'back'
  /** Spoken after the text, to tell equal links apart ("Read more" of which article). */
  about?: string | undefined
  children: ReactNode
}

/** A text link with an arrow. */
export function MoreLink({
  href,
  external = false,
  newTabHint = 'opens in a new tab',
  direction = 'forward',
  about,
  children,
}: MoreLinkProps) {
  return (
    <a className="more" href={href} {...(external && newTab)}>
      {direction === 'back' && <Icon name="arrow-left" />}
      <span>
        {children}
        {about !== undefined && <span className="vh"> {about}</span>}
        {external && <NewTabHint text={newTabHint} />}
      </span>
      {direction === 'forward' && <Icon name={external ? 'arrow-up-right' : 'arrow-right'} />}
    </a>
  )
}
