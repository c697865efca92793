import type { ProblemSentences } from '#app/features/contact/describe-problems.ts'
import type { MessageFormWords, TitledText } from '#app/features/contact/message-form-words.ts'

/** The words that the behaviour needs before anybody else can say anything. */
export type BehaviourWords = {
  sending: string
  empty: TitledText
  invalid: TitledText
  failed: TitledText
  sent: TitledText
  problems: ProblemSentences
}

/**
 * What the server cannot say, because nothing was sent or nothing came back; with no server that is everything. The page carries
 * every letter of it.
 */
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
