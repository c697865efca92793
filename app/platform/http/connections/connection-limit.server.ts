import type { Socket } from 'node:net'
import type { Config } from '#app/platform/config.server.ts'
import {
  addressGroup,
  clientAddress,
  isTrustedProxy,
} from '#app/platform/http/client-address.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

type LimitParts = { config: Pick<Config, 'trustedProxies'>; log: Logger }

// Far above what an office behind one address opens; ten addresses at least are needed to fill the server.
const PER_ADDRESS = 200

/** Admits a connection unless its address, or IPv6 network, has too many open. A trusted proxy has as many as its visitors need. */
export function limitByAddress(
  { config: { trustedProxies }, log }: LimitParts,
  admit: (socket: Socket) => void,
): (socket: Socket) => void {
  const open = new Map<string, number>()
  let isNoticed = false
  return (socket) => {
    const peer = socket.remoteAddress ?? ''
    if (isTrustedProxy(peer, trustedProxies)) return admit(socket)
    const address = addressGroup(clientAddress(peer, '', null))
    const count = open.get(address) ?? 0
    if (count >= PER_ADDRESS) {
      // Once, because whoever causes it can go on. Behind a proxy that is not named all visitors are one address.
      if (!isNoticed) log.warn('too many connections', { isProxySet: trustedProxies !== null })
      isNoticed = true
      socket.destroy()
      return
    }
    open.set(address, count + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
    admit(socket)
  }
}
