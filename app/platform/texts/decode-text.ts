/** Null where a percent sign begins no UTF-8. */
export function decodedText(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}
