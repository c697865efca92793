const COOKIE = 'preview'

/** Holds the link's own secret, so that this browser alone gets the images; sent for images only. */
export function previewCookie(token: string, secondsLeft: number, isSecure: boolean): string {
  const age = Math.max(0, Math.floor(secondsLeft))
  return `${COOKIE}=${token}; Path=/images; HttpOnly; SameSite=Lax; Max-Age=${age}${isSecure ? '; Secure' : ''}`
}

export function findPreviewToken(request: Request): string | null {
  return /(?:^|;\s*)preview=([\w-]+)/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? null
}
