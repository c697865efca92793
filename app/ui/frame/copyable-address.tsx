import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'

type CopyableAddressProps = {
  address: string
  /** Accessible name of the address. */
  label: string
}

const COPIED = 'Copied'

export function CopyableAddress({ address, label }: CopyableAddressProps) {
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }

  return (
    <div className="copyable">
      <code aria-label={label}>{address}</code>
      <Button
        variant="secondary"
        size="small"
        icon={isCopied ? 'check' : 'copy'}
        // Refused by the browser: the text beside it can still be selected.
        onClick={() => void copy().catch(() => {})}
      >
        {isCopied ? COPIED : 'Copy the link'}
      </Button>
      <span className="vh" role="status">
        {isCopied ? COPIED : ''}
      </span>
    </div>
  )
}
