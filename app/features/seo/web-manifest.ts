/** https://www.w3.org/TR/appmanifest/ */
export function webManifest(site: {
  name: string
  shortName: string
  description: string
  language: string
}) {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    lang: site.language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // Keeps the browser's Back and address: people check whom they write to.
    display: 'minimal-ui',
    background_color: '#f6f1e6',
    theme_color: '#f6f1e6',
    // Paper to its edge, so that phones may cut their own corners.
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  }
}
