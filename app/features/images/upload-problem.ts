// The first seven concern the file and are permanent; the others concern its processing or the moment.
export type UploadProblem =
  | 'empty'
  | 'too-large'
  | 'kind'
  | 'damaged'
  | 'disguised'
  | 'too-many-pixels'
  | 'too-many-frames'
  | 'timeout'
  | 'memory'
  | 'interrupted'
  | 'busy'
  | 'full'
  | 'unavailable'

// Spec 8.19.
const UPLOAD_FAILED =
  'Image Upload Failed: There was an error uploading your image. Please try again or use a different image.'

const REASONS: Record<UploadProblem, string> = {
  empty: 'The file is empty.',
  'too-large': 'The file is larger than 10 MB.',
  kind: 'Only JPEG, PNG, WebP and GIF pictures can be used.',
  damaged: 'The picture is damaged or incomplete and cannot be read.',
  disguised: 'The file holds something else beside the picture.',
  'too-many-pixels':
    'The picture has more than 50 megapixels, or is wider or taller than 12,000 pixels.',
  'too-many-frames': 'The moving picture has more than 100 frames.',
  timeout: 'Working on the picture takes too long.',
  memory: 'Working on the picture takes too much memory.',
  interrupted: 'The work on the picture was interrupted.',
  busy: 'Too many pictures are being uploaded at this moment.',
  full: 'There is no room left to store pictures.',
  unavailable: 'The place where pictures are stored cannot be reached.',
}

export function uploadProblemText(problem: UploadProblem): string {
  return uploadFailedText(REASONS[problem])
}

export function uploadFailedText(reason: string): string {
  return `${UPLOAD_FAILED} ${reason}`
}

const STATUSES: Record<UploadProblem, 413 | 415 | 422 | 503 | 507> = {
  empty: 422,
  'too-large': 413,
  kind: 415,
  damaged: 422,
  disguised: 422,
  'too-many-pixels': 422,
  'too-many-frames': 422,
  timeout: 503,
  memory: 503,
  interrupted: 503,
  busy: 503,
  full: 507,
  unavailable: 503,
}

export function uploadProblemStatus(problem: UploadProblem): 413 | 415 | 422 | 503 | 507 {
  return STATUSES[problem]
}
