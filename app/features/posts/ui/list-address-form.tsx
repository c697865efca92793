import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { type ListAddress, writeListAddress } from '#app/features/posts/post-list.ts'
import { WITHIN_THE_LIST } from '#app/features/posts/ui/dashboard/use-list-address.ts'

export function ListAddressForm({
  address,
  children,
}: {
  address: ListAddress
  children: ReactNode
}) {
  return (
    <Form method="get" action="/dashboard" replace {...WITHIN_THE_LIST}>
      {[...new URLSearchParams(writeListAddress(address))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}
