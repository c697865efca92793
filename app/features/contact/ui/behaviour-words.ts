import type { ProblemSentences } from '#app/features/contact/describe-problems.ts'
import type { MessageFormWords, TitledText } from '#app/features/contact/message-form-words.ts'

export type BehaviourWords = {
  sending: string
  empty: TitledText
  invalid: TitledText
  failed: TitledText
  sent: TitledText
  problems: ProblemSentences
}

// What the server cannot say, because nothing was sent or nothing came back. The page carries these texts, so only these.
export function behaviourWords(
  { sending, problems, alerts, sent }: MessageFormWords,
  isServiceAlone: boolean,
): BehaviourWords {
  const { name, email, message } = problems
  const { empty, invalid, failed } = alerts
  const common = { sending, empty, invalid, failed, sent: sent.toast }
  if (isServiceAlone) return { ...common, problems }
  return {
    ...common,
    problems: {
      name: { empty: name.empty },
      email: { empty: email.empty },
      message: { empty: message.empty, 'too-long': message['too-long'] },
    },
  }
}
