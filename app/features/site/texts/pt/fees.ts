import type * as english from '#app/features/site/texts/en/fees.ts'

export const consultationTexts: typeof english.consultationTexts = {
  length: 'Consulta de 30 minutos',
  fees: { text: 'Honorários e taxas', path: '/fees' },
}

export const feesTexts: typeof english.feesTexts = {
  askForPrice: 'Pergunte o preço ao marcar.',
  bookConsultation: 'Marcar consulta',
  call: 'Ligar: {phone}',
  contact: { text: 'Fale conosco', path: '/contact' },
  readAgreement: 'Leia um exemplo de contrato de honorários',
  total: 'Com as taxas do governo: {total}',
  columns: { work: 'O trabalho', form: 'O formulário', amount: 'Valor' },
  source: 'Fonte: {name}, {day}.',
  readOn: 'lida em {date}',
  whoMayHelp: { text: 'Como verificar quem pode ajudar você', path: '/who-may-help-you' },
}

export const promiseTexts: typeof english.promiseTexts = {
  title: 'O que você pode exigir de nós',
  promises: {
    oneLawyer:
      'Um só advogado é responsável pelo seu caso, da primeira reunião até a última carta.',
    secondCheck:
      'Uma segunda pessoa compara cada formulário com os seus documentos antes do envio.',
    readBeforeFiling:
      'Não damos entrada em nada que você não tenha lido, ou ouvido alguém ler, e aceitado.',
    personAnswers: 'No horário de atendimento, uma pessoa atende o telefone.',
    safeTimes: 'Se você disser em que horários é seguro ligar, não ligamos em outros.',
    feesInWriting:
      'Você recebe por escrito os nossos honorários e as taxas do governo antes de nos dever qualquer outro valor.',
    paymentInParts: 'Você pode pagar os honorários em parcelas.',
    freeFirstContact:
      'Ligar para marcar um horário, ou mandar uma mensagem, não custa nada para você.',
  },
}

export const proofTexts: typeof english.proofTexts = {
  since: 'Trabalhamos com direito de imigração desde {year}.',
  memberships: 'Associações',
}
