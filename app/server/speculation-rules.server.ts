import { inlineHash } from '#app/platform/http/content-security-policy.server.ts'

// Never what changes something, and never the dashboard.
// https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/dashboard*', '/login', '/logout', '/setup/*', '/images/*'] } },
          { not: { selector_matches: '[rel~=nofollow],[target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** In the page, which spares a request before the first paint. */
export const speculationRules = JSON.stringify(rules)

export const speculationRulesHash = inlineHash(speculationRules)
