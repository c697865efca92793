import { parseArgs } from 'node:util'
import { moveImages } from '#app/features/images/move-images.server.ts'
import { StorageError } from '#app/integrations/storage/object-storage.ts'
import { openImageFolder, openStorage } from '#app/integrations/storage/open-storage.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { OperatorError } from './operator-error.ts'
import { silentLog } from './silent-log.ts'

const PROGRESS_EVERY = 100

export async function imagesCommand(config: Config, parameters: string[]): Promise<void> {
  const to = readTarget(parameters)
  if (config.s3 === null)
    throw new OperatorError(
      'Where the bucket is must be set as well: S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    )
  const [disk, bucket] = [openImageFolder(config), openStorage(config, silentLog)]
  const places = to === 's3' ? { from: disk, to: bucket } : { from: bucket, to: disk }
  let reached = ''
  try {
    const { copied, there, differs, gone } = await moveImages(places, (done, all) => {
      reached = `${done} of ${all} files are at their new place.`
      if (done % PROGRESS_EVERY === 0 && done > 0) console.log(reached)
    })
    const deleted = gone.length === 0 ? '' : ` ${gone.length} were deleted meanwhile.`
    console.log(
      `${copied.length} files copied, ${there.length} were there already; SHA-256 compared on both sides.${deleted} The old place still has its files.`,
    )
    if (differs.length > 0)
      throw new OperatorError(
        `${differs.length} files differ at the new place and were left as they are there: ${differs.join(', ')}`,
      )
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    throw new OperatorError(
      `${error.message} ${reached} Run the command again when that is mended: it goes on from there.`,
    )
  }
}

function readTarget(parameters: string[]): 's3' | 'disk' {
  const usage = 'Say what to do and where: images move --to s3, or images move --to disk.'
  let parsed
  try {
    parsed = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: { to: { type: 'string' } },
    })
  } catch {
    throw new OperatorError(usage)
  }
  const { positionals, values } = parsed
  const isMove = positionals.length === 1 && positionals[0] === 'move'
  if (isMove && (values.to === 's3' || values.to === 'disk')) return values.to
  throw new OperatorError(usage)
}
