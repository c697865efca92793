import type { ComponentProps } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type SearchFieldProps = ComponentProps<'input'> & { label: string }

/** Of a list of the dashboard. */
export function SearchField({ label, placeholder = label, ...rest }: SearchFieldProps) {
  return (
    <div className="search">
      <Icon name="search" />
      <input
        className="in"
        type="search"
        dir="auto"
        placeholder={placeholder}
        aria-label={label}
        {...rest}
      />
    </div>
  )
}
