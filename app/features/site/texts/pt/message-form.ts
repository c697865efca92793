const form = {
  name: 'Nome completo',
  email: 'Endereço de e-mail',
  emailHint: 'Vamos responder aqui. Use um endereço que só você possa ler.',
  message: 'Descreva em poucas palavras a sua questão ou problema jurídico',
  messageHint: 'Você pode contar mais quando conversarmos.',
  language: {
    label: 'Qual idioma é mais fácil para você?',
    hint: 'Opcional. Ajuda a preparar a nossa conversa.',
    none: 'Sem resposta',
    ownNames: {
      en: 'English',
      es: 'Español',
      pt: 'Português',
      fr: 'Français',
      ht: 'Kreyòl ayisyen',
      ar: 'العربية',
      am: 'አማርኛ',
      sw: 'Kiswahili',
      yo: 'Yorùbá',
    },
  },
  safe: {
    legend: 'É seguro ligar ou escrever para você?',
    hint: 'Opcional. Se pudermos ligar, dê o seu número na mensagem.',
    options: {
      both: 'Sim, podem ligar ou escrever',
      write: 'Escrevam, mas não liguem',
      call: 'Liguem, mas não escrevam',
      none: 'Nem ligar nem escrever. Eu ligo para vocês',
    },
  },
  honeypot: 'Deixe este campo vazio',
  copied:
    'Uma cópia do seu nome, e-mail e mensagem também vai para o serviço de e-mail externo que usamos.',
  byService: {
    note: 'Seu nome, e-mail e mensagem chegam a nós por um serviço de e-mail externo.',
    withoutScript:
      'Este formulário precisa de JavaScript, que está desligado no seu navegador. Por favor, ligue ou mande um e-mail.',
  },
  demonstration: {
    title: 'Esta é uma demonstração: nada é enviado',
    text: 'O que você escreveu continua no formulário.',
  },
  send: 'Enviar mensagem',
  sending: 'Enviando...',
  problems: {
    name: {
      empty: 'Escreva o seu nome.',
      'too-long': 'Use no máximo 200 caracteres para o nome.',
      'several-lines': 'Escreva o nome em uma só linha.',
    },
    email: {
      empty: 'Escreva o seu endereço de e-mail.',
      'too-long': 'Use um endereço de e-mail de no máximo 254 caracteres.',
      'not-an-address': 'Escreva um endereço de e-mail como nome@example.com.',
    },
    message: {
      empty: 'Descreva o assunto em poucas palavras.',
      'too-long': 'Use no máximo 10.000 caracteres. Você pode contar mais depois.',
    },
  },
  refusedTitle: 'Erro: {title}',
  alerts: {
    empty: {
      title: 'Preencha todos os campos',
      text: 'Todos os campos são obrigatórios.',
    },
    invalid: {
      title: 'Verifique os campos marcados',
      text: 'Sua mensagem não foi enviada.',
    },
    failed: { title: 'Algo deu errado.', text: 'Tente de novo mais tarde.' },
    limited: {
      title: 'Espere um pouco antes de enviar de novo',
      text: 'Muitas mensagens chegaram ao mesmo tempo. A sua não foi enviada. Você ainda pode vê-la abaixo.',
    },
  },
  orCall: 'Ou ligue: {phone}.',
  goBack:
    'Volte à página anterior no navegador. O que você escreveu ainda deve estar lá. Envie de novo daqui a um minuto.',
  sent: {
    toast: {
      title: 'Mensagem enviada',
      text: 'Vamos responder o mais rápido possível.',
    },
    title: 'Sua mensagem chegou',
    reference: 'Seu número de referência é',
    keep: 'Guarde-o, se for seguro. Ele nos ajuda a achar a sua mensagem quando você ligar.',
  },
} as const

export const messageForm = { form } as const
