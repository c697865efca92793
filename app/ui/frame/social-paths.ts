import type { SocialNetwork } from '#app/ui/frame/frame.ts'

/** Four line marks, drawn for this site: Lucide carries no brands. Twitter keeps its bird, a bare X reads as "close". */
export const socialMarks: Record<SocialNetwork, { name: string; path: string }> = {
  facebook: { name: 'Facebook', path: 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V21M6.5 12H16' },
  twitter: {
    name: 'Twitter',
    path: 'M2.5 18.3c2.4.2 4.3-.4 5.9-1.6-2.4-.3-3.8-1.5-4.4-3.3.7.1 1.3.1 1.9-.1C3.8 12.6 2.6 11 2.7 8.8c.6.3 1.2.5 1.8.5C2.7 7.9 2.3 5.7 3.3 3.9c2.2 2.6 5 4.1 8.5 4.3-.6-2.9 1.4-5 3.9-5 1.3 0 2.3.5 3.1 1.3l2.7-1-1.3 2.3 1.8-.4-1.8 2.1c.2 7.3-5 12.7-11.5 12.7-2.3 0-4.4-.6-6.2-1.9z',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M17.3 6.7v.01',
  },
  linkedin: { name: 'LinkedIn', path: 'M4.5 10v10M4.5 5v.01M10 20V10M10 14a4.5 4.5 0 0 1 9 0v6' },
}
