import type { InputHTMLAttributes, ReactNode } from 'react'

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  /** What the present state means. */
  meaning?: ReactNode
}

/** A checkbox that looks like a switch, so that a form sends it without JavaScript. */
export function Switch({ label, meaning, ...rest }: SwitchProps) {
  return (
    <label className="switch">
      <span>
        <b>{label}</b>
        {meaning !== undefined && <span className="hint">{meaning}</span>}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state */}
      <input {...rest} type="checkbox" role="switch" className="sw" />
    </label>
  )
}
