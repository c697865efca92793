/** Made by tools/assets/make-icons.ts from lucide-static (ISC licence). Change the lists there. */

/** A file of their own: what draws a toast in a reader's page must not carry all the others. */
export const toastIconPaths = {
  check: 'M20 6 9 17l-5-5',
  'circle-alert': 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 8L12 12M12 16L12.01 16',
  x: 'M18 6 6 18M6 6l12 12',
} as const
