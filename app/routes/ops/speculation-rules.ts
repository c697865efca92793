// Never what changes something, and never the dashboard.
// https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
const rules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/dashboard*', '/login', '/logout', '/setup/*', '/images/*'] } },
          { not: { selector_matches: '[rel~=nofollow], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

export function loader() {
  return new Response(JSON.stringify(rules), {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
