// Spec 8.19.
const UPLOAD_FAILED =
  'Image Upload Failed: There was an error uploading your image. Please try again or use a different image.'

// The first eight concern the file and are permanent; the others concern its processing or the moment.
const PROBLEMS = {
  empty: [422, 'The file is empty.'],
  'too-large': [413, 'The file is larger than 10 MB.'],
  kind: [415, 'Only JPEG, PNG, WebP and GIF images can be used.'],
  heic: [
    415,
    'This is a HEIC photo, as iPhones take them, which many browsers cannot show. Take a screenshot of the photo on the phone and use that. For photos to come, choose Settings, Camera, Formats, Most Compatible.',
  ],
  damaged: [422, 'The image is damaged or incomplete and cannot be read.'],
  disguised: [422, 'The file holds something else beside the image.'],
  'too-many-pixels': [
    422,
    'The image has more than 50 megapixels, or is wider or taller than 12,000 pixels.',
  ],
  moving: [
    422,
    'The image moves, and we can only keep still ones. Save one picture of it, and use that.',
  ],
  timeout: [503, 'Working on the image takes too long.'],
  memory: [503, 'Working on the image takes too much memory.'],
  interrupted: [503, 'The work on the image was interrupted.'],
  busy: [503, 'Too many images are being uploaded at this moment.'],
  full: [507, 'There is no room left to store images.'],
  unavailable: [503, 'The place where images are stored cannot be reached.'],
} as const

export type UploadProblem = keyof typeof PROBLEMS

export function uploadProblemText(problem: UploadProblem): string {
  return uploadFailedText(uploadProblemReason(problem))
}

export function uploadProblemReason(problem: UploadProblem): string {
  return PROBLEMS[problem][1]
}

export function uploadFailedText(reason: string): string {
  return `${UPLOAD_FAILED} ${reason}`
}

export function uploadProblemStatus(problem: UploadProblem) {
  return PROBLEMS[problem][0]
}
