import { CopyButton } from '#app/ui/copy-button.tsx'

type CopyableAddressProps = {
  address: string
  /** Accessible name of the address. */
  label: string
}

export function CopyableAddress({ address, label }: CopyableAddressProps) {
  return (
    <div className="copyable">
      <code aria-label={label}>{address}</code>
      <CopyButton textOf={() => address} size="small">
        Copy the link
      </CopyButton>
    </div>
  )
}
