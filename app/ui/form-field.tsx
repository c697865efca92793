import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'

import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'

type FieldFrame = {
  /** Form name, and the id unless one is given. */
  name: string
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
  /** The sentence that says what is wrong; set, it marks the field invalid. */
  error?: string | undefined
}

type InputFieldProps = FieldFrame & { multiline?: false } & InputHTMLAttributes<HTMLInputElement>
type TextFieldProps = FieldFrame & { multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>

/** Props of `Field`: those of an input, or with `multiline` those of a textarea. */
export type FieldProps = InputFieldProps | TextFieldProps

/**
 * One labelled field: label, hint, field, error, joined for assistive technology.
 * Give `defaultValue`, not `value`, wherever the page works without JavaScript: typed text survives hydration.
 */
export function Field(props: FieldProps) {
  const { label, hint, error, multiline: _, className, ...rest } = props
  const id = props.id ?? props.name
  const shared = {
    id,
    className: classNames('in', error !== undefined && 'err', className),
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describedBy(id, hint, error),
  }
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {props.multiline ? (
        <textarea {...(rest as TextareaHTMLAttributes<HTMLTextAreaElement>)} {...shared} />
      ) : (
        <input {...(rest as InputHTMLAttributes<HTMLInputElement>)} {...shared} />
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}

/** The error sentence under a field, or nothing. For fields that are not a `Field`: give it the id they are described by. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className="msg" id={id}>
      <Icon name="circle-alert" />
      <span>{text}</span>
    </p>
  )
}

function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(
    Boolean,
  )
  return ids.length > 0 ? ids.join(' ') : undefined
}
