import { open } from 'node:fs/promises'

/** A new name is durable only when its folder is synced. Windows cannot open a folder and needs no such call. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
