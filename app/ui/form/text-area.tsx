import { type ComponentProps, memo } from 'react'

/**
 * React writes `defaultValue` with every update, with which a text area that nobody has changed yet loses what is selected in it. Give
 * handlers that stay the same.
 */
export const TextArea = memo(function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea {...props} />
})
