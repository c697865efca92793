const COOKIE = 'preview'

/**
 * Lets the browser that has opened a preview fetch its images, which no one else may see yet. It is sent for images only, and
 * holds the same secret as the link.
 */
export function previewCookie(token: string, secondsLeft: number, isSecure: boolean): string {
  const age = Math.max(0, Math.floor(secondsLeft))
  return `${COOKIE}=${token}; Path=/images; HttpOnly; SameSite=Lax; Max-Age=${age}${isSecure ? '; Secure' : ''}`
}

/** The secret of the preview that this browser has opened last, or null. */
export function findPreviewToken(request: Request): string | null {
  return /(?:^|;\s*)preview=([\w-]+)/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? null
}
