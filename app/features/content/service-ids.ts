/** The services that ship, in the order of the specification (2.11 to 2.16). */
export const SERVICE_IDS = [
  'family-immigration',
  'work-visas',
  'permanent-residency',
  'citizenship',
  'u-visa',
  'investor-visa',
] as const

export type ServiceId = (typeof SERVICE_IDS)[number]
