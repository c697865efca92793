export function hashInputs(root: string): string

export function buildFolder(root: string, backend: string | undefined): string

export function readStamp(folder: string): string | null

export function compileCacheOf(folder: string): string
