import { type LocalDate, longDate } from '#app/platform/local-time.ts'

/** Such as "January 15, 2027", or "January 15, 2027, 2" for another one of that day. */
export function lawName(version: string): string {
  const [day = '', number] = version.split('.')
  return [longDate(day as LocalDate), ...(number === undefined ? [] : [number])].join(', ')
}
