import type { Ref } from 'react'

type FileChooserProps = {
  id: string
  ref: Ref<HTMLInputElement>
  label: string
  hint: string
  accept: string
  multiple?: boolean
  add: (files: readonly File[]) => void
}

/** By the field, or dropped on it. */
export function FileChooser({ id, ref, label, hint, add, ...input }: FileChooserProps) {
  return (
    <div
      className="f drop-img"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        add([...event.dataTransfer.files])
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={ref}
        className="in file"
        type="file"
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          add([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
        {...input}
      />
      <span className="hint" id={`${id}-hint`}>
        {hint}
      </span>
    </div>
  )
}
