import type * as english from '#app/features/site/texts/en/tools.ts'
import { counted } from '#app/platform/texts/counted-text.ts'

export const refusedTitle = 'Erro: {title}'

export const filingDateTexts: typeof english.filingDateTexts = {
  title: 'Quando você pode pedir a cidadania?',
  lead: 'Você pode fazer o pedido até {citizenship.early-filing} antes de completar {citizenship.years} com green card. Podem bastar {citizenship.years-married} se você mora com marido ou esposa que tem a cidadania.',
  since: 'Residente permanente desde',
  sinceHint: 'Primeiro o mês: mês/dia/ano, como no cartão.',
  marriage: 'Se você mora com marido ou esposa que tem a cidadania',
  married: 'Casados desde',
  citizen: 'Cidadania dele ou dela desde',
  citizenHint: 'Ele ou ela já nasceu com a cidadania? Deixe o segundo campo vazio.',
  trips: 'Viagens ao exterior desde o green card',
  tripsHint: 'Não inclua viagens de um só dia.',
  left: 'Saída',
  back: 'Volta',
  trip: 'viagem {number}',
  more: 'Adicionar viagens',
  most: 'Há espaço para {most} viagens. Se fez mais, fale conosco.',
  submit: 'Mostrar a minha data',
  problems: {
    missing: 'Escreva esta data.',
    impossible: 'Este dia não existe no calendário. Escreva mês/dia/ano, como em {example}.',
    future: 'Este dia ainda não chegou. Escreva um dia que já passou.',
    beforeResident: 'Esta viagem começou antes do seu green card. Não a inclua.',
    backBeforeLeft: 'A volta está antes da saída. Verifique os dois dias.',
    overlapping: 'Esta viagem coincide em parte com outra. Verifique os dias.',
    tooManyTrips: 'São mais de {most} viagens. Fale conosco, e contamos todas com você.',
  },
  answer: {
    earliest: 'Sua primeira data possível',
    date: 'O primeiro dia para dar entrada é {date}.',
    today: 'Segundo estas datas, o primeiro dia para dar entrada já chegou.',
    rules: {
      five: 'Pela regra de {citizenship.years}: {rule}.',
      three:
        'Pela regra de {citizenship.years-married} para o marido ou a esposa de um cidadão: {rule}.',
    },
    counted: 'Contamos: green card desde {since} e {trips}.',
    noTrips: 'nenhuma viagem',
    trips: counted('pt', {
      one: '{count} viagem',
      many: '{count} de viagens',
      other: '{count} viagens',
    }),
    note: 'Esta é a primeira data possível, não orientação jurídica. Nesse dia você também precisa ter morado no seu estado por {citizenship.state-residence} e mostrar bom caráter moral. Pela regra mais curta, ainda precisa morar com seu marido ou sua esposa. Uma nova viagem pode mudar a data.',
    ask: 'Fale conosco sobre a sua data',
    halfYear:
      'Você esteve fora de {left} a {back}. Uma viagem de cerca de {citizenship.absence-presumed} ou mais pode interromper o seu tempo como residente. Às vezes, documentos podem mostrar que não interrompeu. Por isso não damos uma data aqui.',
    year: 'Você esteve fora de {left} a {back}. Uma viagem de {citizenship.absence-breaking} ou mais interrompe o seu tempo como residente, e parte da contagem pode recomeçar. Por isso não damos uma data aqui.',
    presence:
      'Só pelos anos, a data seria {date}. Mas você teria {present} no país e precisa de {needed}. Por isso não damos uma data aqui.',
    days: counted('pt', {
      one: '{count} dia',
      many: '{count} de dias',
      other: '{count} dias',
    }),
    notAdvice: 'Isto não é orientação jurídica. A regra: {rule}.',
    call: 'Ligar: {phone}',
  },
  byHand:
    'Veja no seu cartão o dia que está em “Resident Since”. Some {citizenship.years}, ou {citizenship.years-married} se você {citizenship.married}. Depois volte {citizenship.early-filing}. Após uma viagem de cerca de {citizenship.absence-presumed} ou mais, ligue para nós: {phone}.',
}

export const greenCardPathTexts: typeof english.greenCardPathTexts = {
  title: 'Ache o seu caminho',
  lead: 'Não guardamos nada do que você escolhe. Deixe sem resposta o que preferir não dizer.',
  first: {
    title: 'Se uma destas situações é a sua, comece por ela',
    lines: {
      hurt: {
        name: 'Alguém agrediu você ou fez você sofrer aqui',
        note: 'Primeiro a sua segurança, depois os vistos para vítimas',
      },
      afraid: { name: 'Você tem medo de voltar', note: 'O asilo e o seu prazo' },
      court: { name: 'Você tem audiência no tribunal', note: 'O que fazer antes desse dia' },
    },
  },
  questions: {
    danger: {
      legend: 'Uma destas situações é a sua? Se for mais de uma, escolha a primeira.',
      options: {
        hurt: 'Alguém me agrediu ou me fez sofrer aqui, ou me obrigou a trabalhar',
        afraid: 'Tenho medo de voltar',
        court: 'Tenho audiência marcada no tribunal',
        none: 'Nada disto',
      },
    },
    relative: {
      legend: 'Quem poderia fazer a petição para você?',
      options: {
        immediate:
          'Um cidadão: meu marido, minha esposa, meu filho ou minha filha com {parents.petitioner-age}. Ou meu pai ou minha mãe, se sou {child.definition}',
        resident:
          'Um residente permanente: meu marido ou minha esposa; ou meu pai ou minha mãe, se não sou casado(a)',
        line: 'Um cidadão: meu pai ou minha mãe em outro caso, ou meu irmão ou minha irmã',
        none: 'Nenhum destes',
      },
    },
    work: {
      legend: 'E o seu trabalho?',
      options: {
        offer: 'Um empregador quer me contratar',
        known: 'Tenho renome na minha área, ou trabalho como gerente em uma empresa internacional',
        none: 'Nada disto',
      },
    },
    place: {
      legend: 'Onde você está?',
      options: { here: 'Nos Estados Unidos', abroad: 'Em outro país' },
    },
  },
  unsaid: 'Prefiro não dizer',
  submit: 'Mostrar o meu caminho',
  answer: {
    title: 'Pergunte primeiro sobre isto',
    all: 'Todas as respostas, em ordem. Vale a primeira que for o seu caso.',
    protection: {
      text: 'Pergunte a um advogado primeiro sobre estes caminhos. O asilo é para pessoas que podem sofrer danos no seu país por serem quem são ou por aquilo em que acreditam. Os vistos U e T são para vítimas de certos crimes e do tráfico de pessoas. Algumas pessoas maltratadas por um parente com cidadania ou green card podem fazer a petição para si mesmas (VAWA). E quem tem audiência marcada no tribunal talvez tenha como se defender lá.',
      victims: 'Vistos para vítimas',
    },
    paths: {
      hurt: {
        name: 'Proteção para quem sofreu violência ou abuso',
        text: 'Está em perigo agora? Ligue para o 911. Os vistos U e T são para vítimas de certos crimes e do tráfico de pessoas. Algumas pessoas maltratadas por um parente com cidadania ou green card podem fazer a petição para si mesmas (VAWA).',
      },
      afraid: {
        name: 'Asilo',
        text: 'O asilo é para pessoas que podem sofrer danos no seu país por serem quem são ou por aquilo em que acreditam. Em regra, você precisa dar entrada em até {asylum.deadline} depois da sua última chegada. {asylum.exceptions}',
      },
      court: {
        name: 'Uma defesa no tribunal',
        text: 'Quem tem audiência marcada no tribunal talvez tenha como se defender lá. Vá a todas as audiências. Se faltar a uma, o juiz pode ordenar a sua deportação. Fale com um advogado antes da data.',
      },
      immediate: {
        name: 'Família, sem limite anual',
        text: 'Seu parente faz a petição para você como “parente imediato”. Não há fila, mas você ainda espera pela agência e, de fora do país, pelo consulado.',
      },
      resident: {
        name: 'Família, com lugar na fila',
        text: 'Seu parente faz a petição para você. Depois você espera até haver um lugar, o que pode levar anos. Por isso o dia de dar entrada conta.',
      },
      known: {
        name: 'Trabalho, pelo que você já fez',
        text: 'O grupo EB-1 é para pessoas no topo da sua área, pesquisadores bem conhecidos e alguns gerentes. Alguns deles podem fazer a petição para si mesmos.',
      },
      offer: {
        name: 'Trabalho, pelo empregador',
        text: 'Na maioria dos casos EB-2 e EB-3, seu empregador primeiro testa o mercado de trabalho (“PERM”). Depois ele faz a petição para você.',
      },
      line: {
        name: 'Família, com lugar na fila',
        text: 'Seu parente faz a petição para você. Depois você espera até haver um lugar, o que pode levar anos. Por isso o dia de dar entrada conta.',
      },
      others: {
        name: 'Outros caminhos e, por último, a loteria',
        text: 'A lei cita grupos pequenos, como alguns trabalhadores religiosos. E há uma loteria para pessoas nascidas em certos países. {diversity.notice} ({diversity.notice:day})',
      },
      talk: {
        name: 'Fale primeiro conosco',
        text: 'Não é preciso dizer mais aqui. Há caminhos pela família, pelo trabalho e pela proteção. Um advogado analisa com você toda a sua história.',
      },
    },
    bulletin: 'Boletim de Vistos (Visa Bulletin): de quem é a vez neste mês',
    finishes: {
      abroad: 'Para quem está fora do país, o último passo é em um consulado dos EUA.',
      immediateHere:
        'Nos Estados Unidos, o último passo se chama ajuste de status. {adjustment.let-in}',
      lineHere: 'Nos Estados Unidos, o último passo se chama ajuste de status. {adjustment.lines}',
    },
    notices: {
      here: ['{adjustment.memo} ({adjustment.memo:day})', '{travel.parole} ({travel.parole:day})'],
      abroad: ['{consulates.pause} ({consulates.pause:day})', '{entry.ban} ({entry.ban:day})'],
    },
    rule: 'A regra: {rule}.',
    note: 'Esta é uma primeira indicação, não orientação jurídica.',
  },
  ways: {
    message: { text: 'Enviar uma mensagem', path: '/contact#message' },
    urgent: { text: 'Ajuda urgente', path: '/urgent' },
    call: 'Ligar: {phone}',
  },
}
