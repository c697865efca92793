export const reviewerTexts = {
  by: 'Reviewed by',
  hint: 'The lawyer of the firm who has read this text. Readers see the name and the day.',
  on: 'Reviewed on',
  /** `{name}`: stands there, but is no lawyer of the firm. */
  unknown: '{name} (no lawyer of the firm)',
  unknownHint: '{name} is no lawyer of the firm, so readers see neither the name nor the day.',
} as const
