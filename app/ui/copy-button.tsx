import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'

type CopyButtonProps = {
  /** Read when it is pressed. */
  textOf: () => string
  size?: 'normal' | 'small'
  children: string
}

/** Beside a text that can also be selected. */
export function CopyButton({ textOf, size, children }: CopyButtonProps) {
  const [copied, setCopied] = useState('')
  async function copy() {
    await navigator.clipboard.writeText(textOf())
    setCopied('Copied')
  }
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        icon={copied ? 'check' : 'copy'}
        // The browser may refuse it.
        onClick={() => void copy().catch(() => {})}
      >
        {copied || children}
      </Button>
      <span className="vh" role="status">
        {copied}
      </span>
    </>
  )
}
