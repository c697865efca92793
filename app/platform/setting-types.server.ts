import { BlockList } from 'node:net'
import { z } from 'zod'
import { parseAddressRanges } from '#app/platform/http/client-address.server.ts'
import { decodedText } from '#app/platform/texts/decode-text.ts'

export function setting<Type extends z.ZodType>(variable: string, takes: string, type: Type) {
  const unlessEmpty = z.preprocess((value) => (value === '' ? undefined : value), type)
  return unlessEmpty.meta({ title: variable, description: takes })
}

export function optional<Type extends z.ZodType>(type: Type) {
  return z.nullable(type).default(null)
}

export function wholeNumber(variable: string, [min, max]: [number, number], unset: number) {
  const type = z.coerce.number().int().min(min).max(max).default(unset)
  return setting(variable, `a whole number from ${min} to ${max}`, type)
}

export function listOf(pattern: RegExp) {
  return z
    .string()
    .regex(pattern)
    .transform((list) => list.split(',').map((part) => part.trim()))
    .default([])
}

// A password in which # or / is not encoded ends the host early, and what follows leads to another one.
const withEncodedPassword = (value: string) => {
  const url = URL.parse(value)
  if (url === null || url.hash !== '' || `${url.pathname}${url.search}`.includes('@')) return false
  return decodedText(url.username + url.password) !== null
}
export const postgresAddress = z.url({ protocol: /^postgres(ql)?$/ }).refine(withEncodedPassword)
export const mailServer = z
  .url({ protocol: /^smtps?$/, hostname: /./ })
  .refine(withEncodedPassword)
  // Nothing behind the host is read.
  .refine((value) => {
    const url = URL.parse(value)
    return url !== null && /^\/?$/.test(url.pathname + url.search)
  })

const httpUrl = z.url({ protocol: /^https?$/ })
export const originOnly = httpUrl
  .refine(
    (value) => URL.parse(value)?.origin === value.replace(/\/$/, ''),
    'an origin without a path',
  )
  .transform((value) => new URL(value).origin)
// The host becomes a source of the CSP, and a URL's host may hold what would end a source there.
export const outsidePage = httpUrl.refine(
  (value) => /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(URL.parse(value)?.origin ?? ''),
  'a host of letters, digits, points and hyphens',
)
// Requests are signed for exactly this address, to which the bucket and the name of an image are added.
export const storageAddress = httpUrl
  .refine((value) => {
    const url = URL.parse(value)
    return url !== null && url.username + url.search + url.hash === ''
  }, 'an address without a user name, a query or a fragment')
  .transform((value) => value.replace(/\/+$/, ''))
export const accessKey = z.string().regex(/^[\x21-\x7e]{1,200}$/)
export const identifier = z.string().regex(/^[\w-]{1,100}$/)

export const email = z.email()
export const environmentName = z.enum(['production', 'development', 'test'])
export const yesOrNo = z.enum(['yes', 'no']).default('no')
export const addressRanges = z.string().transform(parseAddressRanges).pipe(z.instanceof(BlockList))
