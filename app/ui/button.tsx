import { type ButtonHTMLAttributes, createContext, type ReactNode, use } from 'react'

import { classNames } from '#app/ui/class-names.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'

export type ButtonVariant = 'default' | 'secondary' | 'destructive'

type Look = { variant?: ButtonVariant | undefined; size?: 'normal' | 'small' | undefined }

/** For an element that is neither of the two components. */
export function buttonClass({ variant = 'default', size = 'normal' }: Look): string {
  return classNames(
    'btn',
    variant === 'secondary' && 'sec',
    variant === 'destructive' && 'bad',
    size === 'small' && 'sm',
  )
}

/** An unset service is replaced by a part of the site itself. */
export function isOutside(href: string): boolean {
  return /^https?:\/\//i.test(href)
}

/** The new tab gets no access to this one. */
export const newTab = { target: '_blank', rel: 'noopener' } as const

type ButtonLinkProps = Look & {
  href: string
  /** New tab, arrow, and a spoken hint; unset: for addresses of other sites. */
  external?: boolean | undefined
  /** The arrow of an external link, where there is room for it. */
  arrow?: boolean | undefined
  icon?: IconName | undefined
  /** Spoken after the text, too. */
  title?: string | undefined
  /** Spoken after a text that does not say where the link leads ("Learn More" about what). */
  about?: string | undefined
  children: ReactNode
}

export function ButtonLink({
  href,
  variant,
  size,
  external = isOutside(href),
  arrow = external,
  icon,
  title,
  about,
  children,
}: ButtonLinkProps) {
  return (
    <a
      className={buttonClass({ variant, size })}
      href={href}
      title={title}
      {...(external && newTab)}
    >
      {icon && <Icon name={icon} />}
      {children}
      {about !== undefined && <span className="vh"> {about}</span>}
      {external && <NewTabHint />}
      {arrow && <Icon name="arrow-up-right" />}
    </a>
  )
}

/** In the language of the page. */
export const NewTabContext = createContext('opens in a new tab')

/** Spoken after the text of an external link. */
export function NewTabHint() {
  return <span className="vh">{` (${use(NewTabContext)})`}</span>
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Disabled, with the spinner and `busyText` in place of the text. */
    busy?: boolean | undefined
    busyText?: string | undefined
    icon?: IconName | undefined
  }

/** `type` defaults to "button", so that none submits by accident. */
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

type ActButtonProps = Omit<ButtonProps, 'type' | 'name' | 'value'> & { act: string }

/** One of several things that its form can do. */
export function ActButton({ act, ...rest }: ActButtonProps) {
  return <Button type="submit" name="act" value={act} variant="secondary" size="small" {...rest} />
}

type MoreLinkProps = {
  href: string
  /** Back points left and stands before the text. */
  direction?: 'forward' | 'back'
  /** Spoken after the text, to tell equal links apart ("Read more" of which article). */
  about?: string | undefined
  children: ReactNode
}

export function MoreLink({ href, direction = 'forward', about, children }: MoreLinkProps) {
  const external = isOutside(href)
  return (
    <a className="more" href={href} {...(external && newTab)}>
      {direction === 'back' && <Icon name="arrow-left" />}
      <span>
        {children}
        {about !== undefined && <span className="vh"> {about}</span>}
        {external && <NewTabHint />}
      </span>
      {direction === 'forward' && <Icon name={external ? 'arrow-up-right' : 'arrow-right'} />}
    </a>
  )
}
