import type * as english from '#app/features/site/texts/en/contact.ts'

export const contactTexts: typeof english.contactTexts = {
  call: { title: 'Ligue para nós', whatsapp: 'WhatsApp' },
  email: { title: 'Mande um e-mail', promise: 'Resposta em até 24 horas.' },
  hours: {
    title: 'Horário de atendimento',
    available: 'Atendimento: {days}.',
    dayRange: 'de {first} a {last}',
    openNow: 'Aberto agora, até {time} ({zone}).',
    closedNow: 'Fechado agora. Abrimos {day}, às {time} ({zone}).',
    nextOfficeTime: 'Próximo horário de atendimento: {day}, {time}.',
    inTheOffice: 'Estamos no escritório agora, até {time}.',
    closedOn: 'Dia sem atendimento: {day}.',
    elsewhere: 'Em {city}: {opens} - {closes}.',
    cities: [
      { name: 'Lagos', timeZone: 'Africa/Lagos' },
      { name: 'Bogotá', timeZone: 'America/Bogota' },
    ],
  },
  message: {
    title: 'Envie uma mensagem',
    kept: 'Nós as guardamos criptografadas, e só a nossa equipe pode ler.',
    unavailable: {
      lead: 'Por telefone ou por e-mail.',
      text: 'Ligue para {phone} ou mande um e-mail para {email}.',
    },
    notice: {
      version: '2026-11-25',
      start: 'Antes de escrever.',
      text: 'Uma mensagem não faz de nós seus advogados: não cria uma relação entre advogado e cliente. Não escreva nada sigiloso e não envie documentos. O sigilo começa quando você conversa com um dos nossos advogados sobre o seu caso, mesmo que não nos contrate. Emergência? Não escreva: ligue para {phone}, ou para o 911 se você estiver em perigo.',
    },
  },
  location: {
    title: 'Onde estamos',
    directions: 'Como chegar',
    directionsTo: 'ao escritório de {office}',
    map: {
      text: 'Abrir o mapa conecta você a outra empresa.',
      show: 'Mostrar o mapa',
      frameTitle: 'Mapa do nosso escritório em {office}',
      loading: 'Carregando o mapa…',
      slow: 'O mapa está demorando. Espere, abra em outra aba, ou ligue e pergunte como chegar.',
      offline: 'Parece que você está sem internet. Nosso endereço está nesta página.',
      refused: 'O mapa não aparece aqui. Abra em outra aba, ou ligue e pergunte como chegar.',
      help: 'O mapa não aparece?',
      helpLink: 'Abrir em outra aba',
      helpCall: 'ou ligue para',
    },
  },
  carousel: {
    regions: 'Região',
    all: 'Todos',
    southAmerica: 'América do Sul',
    africa: 'África',
    pause: 'Pausar',
    play: 'Continuar',
  },
  schedule: {
    title: 'Marcar uma consulta',
    calendar: {
      title: 'Escolha um horário pela internet',
      text: 'Abrir a agenda conecta você à empresa que cuida dela.',
      show: 'Mostrar a agenda',
      newTab: 'Abrir em outra aba',
      orCall: 'Ou ligue para',
      frameTitle: 'Agenda para marcar uma consulta',
      prefill: 'Usar o nome e o e-mail que escrevi acima',
      loading: 'Carregando a agenda…',
      slow: 'A agenda está demorando. Espere, abra em outra aba ou ligue para nós.',
      offline:
        'Parece que você está sem internet, por isso a agenda não aparece. Você pode ligar para nós.',
      refused: 'A agenda não aparece aqui. Abra em outra aba ou ligue para nós.',
      help: 'A agenda não aparece?',
      helpLink: 'Abrir em outra aba',
      helpCall: 'ou ligue para',
    },
    phone: {
      title: 'Ligue para escolher um horário',
      text: 'Peça uma consulta. Podemos escolher um horário juntos.',
      call: 'Ligar: {phone}',
    },
  },
}
