import { answers as english } from '#app/features/content/en/answers.ts'
import { wholeRecords } from '#app/features/content/law-records.ts'
import type { RecordData } from '#app/features/content/record-types.ts'

type Words = Partial<RecordData<'answer'>> & { slug: string; askLawyer: string }

const words: Record<string, Words> = {
  'ice-at-the-door': {
    slug: 'ice-na-porta',
    question: 'O ICE está na minha porta. O que posso fazer?',
    answer: `Você não precisa abrir a porta. Peça aos agentes que encostem o papel na janela. {door.paper} Diga: “I do not consent” (“não dou permissão”). Não resista, mesmo que entrem. Depois fique em silêncio, exceto para pedir um advogado.

{door.memo}`,
    askLawyer:
      'Fale com um advogado se alguém da sua casa tem uma ordem de deportação, ou se os agentes levaram um documento ou uma pessoa.',
    link: { text: 'O que fazer, passo a passo', href: '/urgent#door' },
  },
  'notice-to-appear': {
    slug: 'notice-to-appear',
    question: 'Recebi um Notice to Appear. O que faço agora?',
    answer: `Essa carta quer dizer que você tem um caso no tribunal de imigração. Guarde todas as páginas. Vá a cada audiência, mesmo que ainda não tenha advogado: um juiz pode ordenar a deportação de quem não está lá.

Pergunte quando é a sua audiência. Ligue para {line.court}, em inglês ou espanhol, com o seu A-number (número de estrangeiro). Se mudar de endereço, avise o tribunal e também o USCIS, a agência que cuida da imigração.`,
    askLawyer:
      'Fale com um advogado se você tem uma carta assim, bem antes do dia da audiência, e leve a carta inteira.',
    link: { text: 'O tribunal, e onde há ajuda gratuita', href: '/urgent#court' },
  },
  'husband-hits-me': {
    slug: 'meu-marido-me-bate',
    question: 'Meu marido me bate e fica com meus documentos. Quem ajuda?',
    answer: `Está em perigo agora? Ligue para o 911. A linha nacional contra a violência doméstica atende dia e noite: {line.violence}. Você também pode enviar por mensagem de texto a palavra {line.violence-text}. Use um telefone que ele não possa olhar.

Se ele é cidadão americano ou tem green card, talvez você possa fazer a petição por conta própria (VAWA), e ele não precisa saber. Talvez você também possa pedir um visto U, seja qual for o seu status. Para falar com um advogado, você não precisa de documentos.`,
    askLawyer:
      'Fale com um advogado se alguém da sua família agride você, seja qual for o seu status.',
    link: { text: 'Ajuda agora, e como ligar em segurança', href: '/urgent#hurt' },
  },
  'robbed-and-the-police-came': {
    slug: 'fui-roubado-e-a-policia-veio',
    question: 'Sofri um roubo e a polícia veio. Isso ajuda o meu caso?',
    answer: `Talvez. {uvisa.robbery} Para um visto U, o crime precisa ter causado danos a você. Você também precisa ajudar a polícia ou um promotor, ou aceitar ajudar. Guarde o número do boletim de ocorrência (police report) e o que o médico escreveu.

{uvisa.fee} A espera é de {uvisa.wait}, porque só {uvisa.cap} vistos U vão para vítimas por ano. {denial.court}`,
    askLawyer:
      'Fale com um advogado se você contou à polícia o que aconteceu, ou quer contar, antes de dar entrada em qualquer pedido.',
    link: { text: 'O visto U, e quem pode pedir', href: '/services/u-visa' },
  },
  'my-sister': {
    slug: 'minha-irma',
    question: 'Posso trazer a minha irmã para os Estados Unidos?',
    answer: `Você pode fazer a petição para uma irmã ou um irmão se tem a cidadania americana e {siblings.petitioner-age}. Só o green card (a residência permanente) não basta.

Depois a sua irmã espera na fila que se chama {family.f4-line}. Por essa fila podem vir poucas pessoas por ano. Por isso a espera é uma das mais longas. A nossa página sobre o seu lugar na fila mostra de quem é a vez hoje. Ela não pode dizer quanto tempo a sua irmã vai esperar.`,
    askLawyer:
      'Fale com um advogado se a sua irmã já está aqui, esteve aqui sem status, ou teve um visto recusado.',
    link: { text: 'Veja o seu lugar na fila', href: '/visa-bulletin' },
  },
  'my-parents': {
    slug: 'meus-pais',
    question: 'Posso trazer o meu pai e a minha mãe para viver aqui?',
    answer: `Você pode fazer a petição para o seu pai e a sua mãe se tem a cidadania americana e {parents.petitioner-age}. Eles não esperam em uma fila. Só com o green card, você não pode fazer a petição para os pais.

Eles fazem o pedido em um consulado. Alguns que um agente deixou entrar podem fazer o pedido aqui. {adjustment.memo}`,
    askLawyer:
      'Fale com um advogado se um dos seus pais entrou sem passar por um agente, ficou além do prazo ou teve uma deportação.',
    link: { text: 'Imigração familiar', href: '/services/family-immigration' },
  },
  'marry-a-citizen': {
    slug: 'casar-com-um-cidadao',
    question: 'Vou me casar com um cidadão americano. O que vem primeiro?',
    answer: `Se vocês dois estão aqui, primeiro vem o casamento. Depois o seu marido ou a sua esposa pode dar entrada no formulário I-130 para você, e não há fila. A possibilidade de pedir o green card aqui depende de como você entrou. {adjustment.memo}

Se um de vocês está em outro país, há outros caminhos, com outros formulários. Pergunte qual serve antes de marcar viagem ou casamento.`,
    askLawyer:
      'Fale com um advogado se nenhum agente deixou você entrar ou se o visto era para uma visita curta. Fale também se um de vocês já se casou antes.',
    link: { text: 'Imigração familiar', href: '/services/family-immigration' },
  },
  'how-long-for-my-spouse': {
    slug: 'quanto-tempo-leva-o-visto-do-meu-marido',
    askLawyer:
      'Fale com um advogado se a sua entrevista foi cancelada, ou se o seu caso está demorando muito mais do que a agência indica.',
  },
  'waiting-for-years': {
    slug: 'esperamos-ha-anos',
    question: 'Esperamos há anos. Quando é a nossa vez?',
    answer: `Procure a data de prioridade no aviso sobre a sua petição. Compare essa data com o Boletim de Vistos (Visa Bulletin) deste mês, na sua fila e para o seu país de nascimento. Se a sua data é anterior à da tabela, talvez o seu caso possa seguir adiante. A nossa página compara as duas para você.

As datas podem andar para a frente ou para trás. Elas dizem de quem é a vez hoje, e não quanto tempo você vai esperar. Se mudar de endereço, avise a agência que tem o seu caso.`,
    askLawyer:
      'Fale com um advogado se um filho já é quase adulto ({family.adult-age}), se você se casou, ou se quem fez a petição morreu.',
    link: { text: 'Veja o seu lugar na fila', href: '/visa-bulletin' },
  },
  'employer-wants-me': {
    slug: 'um-empregador-quer-me-contratar',
    question: 'Um empregador quer me contratar. O que vem primeiro?',
    answer: `Para a maioria dos vistos de trabalho, quem faz a petição é o empregador, e não você. É preciso ter uma oferta de emprego e um empregador que assine os documentos. Para um trabalho que pede diploma, costuma ser um visto H-1B. {h1b.notice}`,
    askLawyer:
      'Fale com um advogado se o seu prazo aqui está no fim, se você quer mudar de emprego, ou se alguém cobra por um emprego.',
    link: { text: 'Vistos de trabalho', href: '/services/work-visas' },
  },
  'before-i-invest': {
    slug: 'antes-de-investir',
    question: 'Quero investir. O que devo saber antes de mandar o dinheiro?',
    answer: `No programa EB-5, o menor investimento é {eb5.investment; um valor que a lei corrigiu em 1º de janeiro de 2027: pergunte-nos qual é}. O que conta é o valor do dia em que você dá entrada. O dinheiro precisa criar {eb5.jobs}, e você precisa mostrar de onde ele veio. {eb5.program}

Não assine nem pague nada antes que o seu próprio advogado tenha lido os documentos.`,
    askLawyer:
      'Fale com um advogado se alguém promete um lucro a você, ou o green card em troca do seu dinheiro.',
    link: { text: 'Visto de investidor', href: '/services/investor-visa' },
  },
  'asylum-deadline': {
    slug: 'prazo-para-pedir-asilo',
    askLawyer:
      'Fale com um advogado se o prazo está no fim ou já passou, ou se você tem audiência marcada no tribunal.',
  },
  daca: {
    slug: 'daca',
    question: 'Ainda posso renovar o DACA, ou pedir agora?',
    answer: `{daca.state}

Guarde uma cópia de tudo o que você envia, e o recibo.`,
    askLawyer:
      'Fale com um advogado se o seu cartão já venceu, se você já teve uma prisão, ou se um parente tem a cidadania americana.',
    link: { text: 'O que vale agora: DACA', href: '/what-applies-now#daca' },
  },
  'tps-venezuela': {
    slug: 'tps-venezuela',
    question: 'Eu tinha o TPS da Venezuela. O que posso fazer agora?',
    answer: `{tps.state}

Algumas pessoas podem pedir asilo. Outras têm um parente que pode fazer uma petição, ou sofreram um crime aqui. Cada um desses caminhos tem as suas regras e os seus prazos.`,
    askLawyer:
      'Fale com um advogado se a sua permissão de trabalho venceu, se você nunca pediu asilo, ou se chega uma carta do tribunal.',
    link: { text: 'O que vale agora: TPS', href: '/what-applies-now#tps' },
  },
  'green-card-ends': {
    slug: 'meu-green-card-vence',
    question: 'O meu green card está para vencer. O que faço?',
    answer: `{card.renewal} A taxa é de {fee.i-90}.

{card.conditions}`,
    askLawyer:
      'Fale com um advogado se você teve uma prisão, morou muito tempo fora, se divorciou, ou tem uma ordem de deportação.',
    link: { text: 'Quando um cartão vence', href: '/urgent#deadline' },
  },
  'travel-ban': {
    slug: 'proibicao-de-entrada',
    question: 'A proibição de entrada (travel ban) afeta a minha família?',
    askLawyer:
      'Fale com um advogado se um parente tem o passaporte de um desses países, antes de pagar um visto ou um voo.',
    link: { text: 'Todos os países da proibição', href: '/what-applies-now#travel-ban' },
  },
  'travel-while-i-wait': {
    slug: 'viajar-enquanto-espero',
    question: 'Posso viajar enquanto espero o green card?',
    answer: `Não saia antes de perguntar a um advogado. Existe uma permissão de viagem, advance parole (formulário I-131), mas ela não protege todo mundo. {travel.parole}

O formulário custa {fee.i-131}, e a resposta pode levar muitos meses. Por isso, pergunte cedo, e pergunte primeiro, mesmo que alguém em casa esteja doente.`,
    askLawyer:
      'Fale com um advogado se você já tem passagem, se alguma vez ficou além do prazo, ou se já mandaram você sair do país.',
    link: {
      text: 'O que vale agora: permissão de viagem',
      href: '/what-applies-now#advance-parole',
    },
  },
  'what-it-costs': {
    slug: 'quanto-custa',
    askLawyer:
      'Fale com um advogado se alguém quer dinheiro vivo, não dá recibo, ou faz você assinar um formulário em branco.',
  },
  'safe-to-write': {
    slug: 'e-seguro-escrever',
    question: 'É seguro escrever para vocês?',
    answer: `Use um celular ou computador que só você usa, e um e-mail que só você pode ler. Diga no formulário se podemos ligar ou escrever. No começo, não conte detalhes e não envie documentos: uma mensagem não faz de nós os seus advogados. O que você conta a um dos nossos advogados sobre o seu caso é sigiloso, mesmo que você não nos contrate.

A nossa página de privacidade diz quem pode ler a sua mensagem e por quanto tempo ela fica guardada.`,
    askLawyer:
      'Fale com um advogado se você tem algo a contar que mais ninguém pode saber. Conte isso em uma conversa, e não em uma mensagem.',
    source: { name: 'A nossa página de privacidade', url: '/privacy' },
    link: { text: 'Enviar uma mensagem', href: '/contact#message' },
  },
  'do-you-speak-spanish': {
    slug: 'voces-falam-portugues',
    question: 'Vocês falam português?',
    answer: `Trabalhamos em {languages}. Se outro idioma é mais fácil para você, diga ao ligar ou escrever. Dizemos com franqueza se conseguimos achar um intérprete. Você não precisa esperar até falar melhor inglês.

Documentos para o governo precisam de uma tradução completa para o inglês, assinada por quem traduziu.`,
    askLawyer:
      'Fale com um advogado se você não entende um documento. Nunca assine um que ninguém leu para você.',
    source: { name: 'A nossa página sobre o escritório', url: '/about' },
    link: { text: 'Enviar uma mensagem', href: '/contact#message' },
  },
}

export const answers = wholeRecords(words, english) as Record<string, RecordData<'answer'>>
