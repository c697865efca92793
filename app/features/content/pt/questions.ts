import { homeQuestions } from '#app/features/content/pt/home-questions.ts'
import type { RecordData } from '#app/features/content/record-types.ts'

export const questions: Record<string, RecordData<'question'>> = {
  ...homeQuestions,
  'family-who': {
    question: 'Para quais parentes posso fazer a petição?',
    answer: `O cidadão americano pode fazer a petição para marido ou esposa, filhos, pais e irmãos. O residente permanente pode fazer a petição para marido ou esposa e para filhos não casados. Ele não pode fazer a petição para {family.no-petition-resident}.

Para fazer a petição para pai, mãe, irmão ou irmã, você precisa ter a cidadania americana e {parents.petitioner-age}. Ninguém pode fazer a petição para {family.no-petition}.`,
    link: null,
    page: 'faq',
    section: 'family',
    order: 110,
  },
  'family-spouse-time': {
    question: 'Quanto tempo leva o visto do meu marido ou da minha esposa?',
    answer: `Nenhum advogado pode prometer uma data. Era comum ouvir que o visto para marido ou esposa de um cidadão americano levava {spouse.processing}. Isso era antes de os consulados suspenderem as entrevistas, e agora pode levar mais tempo.

{consulates.pause} ({consulates.pause:day}) Veja travel.state.gov antes de pagar uma taxa ou deixar um emprego.`,
    link: {
      text: 'Tempos de espera atuais da agência',
      href: 'https://egov.uscis.gov/processing-times/',
    },
    page: 'faq',
    section: 'family',
    order: 120,
  },
  'family-stay': {
    question: 'Meu parente pode ficar aqui enquanto esperamos?',
    answer: `A petição, sozinha, não dá direito de ficar nem de trabalhar. Alguns parentes que já estão aqui podem pedir o green card dentro do país. Isso se chama ajuste de status. {adjustment.let-in} Parentes que esperam em uma fila precisam, em regra, também ter mantido um status legal e não ter trabalhado sem permissão.

{adjustment.memo} ({adjustment.memo:day})

Por favor, fale com um advogado antes que alguém saia do país. Uma viagem para casa pode deixar a pessoa fora do país por anos, mesmo depois da aprovação da petição. {travel.parole} ({travel.parole:day})`,
    link: null,
    page: 'faq',
    section: 'family',
    order: 130,
  },
  'work-offer': {
    question: 'Preciso de uma oferta de emprego para ter um visto de trabalho?',
    answer: `Para a maioria dos vistos de trabalho, sim. Um empregador nos Estados Unidos dá entrada na petição. Você não pode dar entrada por si mesmo. Cuidado com quem quer vender um emprego a você.

Um desses vistos é o H-1B, para empregos que pedem diploma. {h1b.notice} ({h1b.notice:day}) {h1b.selection}`,
    link: null,
    page: 'faq',
    section: 'work',
    order: 210,
  },
  'work-transfer': {
    question: 'Trabalho em uma empresa em outro país. Ela pode me transferir para os EUA?',
    answer: `Talvez ela possa, com um visto L-1. Você precisa de {l1.employment}. Lá e aqui, você precisa trabalhar como gerente, ou em um emprego que exige um conhecimento que poucos na empresa têm.

As duas empresas precisam ser ligadas entre si, como matriz e filial. Os documentos delas precisam mostrar isso.`,
    link: null,
    page: 'faq',
    section: 'work',
    order: 220,
  },
  'work-invest': {
    question: 'Quanto preciso investir, e isso leva ao green card?',
    answer: `O EB-5 pode levar ao green card, que é condicional nos primeiros {eb5.conditional}. O menor investimento é {eb5.investment; um valor que a lei corrigiu em 1º de janeiro de 2027: pergunte-nos qual é}. Ele precisa criar {eb5.jobs} para trabalhadores dos EUA, e você precisa mostrar de onde veio o dinheiro.

{eb5.program} ({eb5.program:day})

{e2.nationality} A lei não fixa um valor mínimo para ele, mas o dinheiro precisa bastar para fazer funcionar uma empresa de verdade. {e2.limits}`,
    link: null,
    page: 'faq',
    section: 'work',
    order: 230,
  },
  'humanitarian-asylum': {
    question: 'Qual é o prazo para pedir asilo?',
    answer: `Em regra, você precisa pedir em até {asylum.deadline} depois da sua última chegada aos Estados Unidos. {asylum.exceptions}

A taxa é de {fee.i-589} ({fee.i-589:day}) e não pode ser dispensada.

{asylum.no-interview} Se o prazo está acabando ou já passou, ligue para nós agora. O dia em que você dá entrada faz diferença.`,
    link: {
      text: 'Ver a tabela de taxas da agência de imigração',
      href: 'https://www.uscis.gov/forms/filing-fees',
    },
    page: 'faq',
    section: 'humanitarian',
    order: 310,
  },
  'humanitarian-u-visa': {
    question: 'Sofri um crime e não tenho status de imigração. É seguro pedir ajuda?',
    answer: `Você pode conversar em particular com um advogado, seja qual for o seu status. Se você foi vítima de certos crimes graves aqui, talvez possa fazer a petição de um visto U. É preciso ajudar a polícia ou um promotor, ou aceitar ajudar. Por lei, o governo mantém em sigilo o que está nessa petição, com poucas exceções.

{denial.court} Por isso, deixe primeiro um advogado analisar toda a sua história. {uvisa.fee}

Leva muito tempo: só {uvisa.cap} vistos U vão para vítimas por ano, e as pessoas esperam {uvisa.wait}. Se você compartilha um celular ou computador com a pessoa de quem tem medo, ligue de outro aparelho.`,
    link: {
      text: 'Leia sobre o visto U',
      href: '/services/u-visa',
    },
    page: 'faq',
    section: 'humanitarian',
    order: 320,
  },
  'citizenship-when': {
    question: 'Quando posso pedir a cidadania?',
    answer: `Em regra, você pode pedir a cidadania {citizenship.years} depois de se tornar residente permanente. Podem bastar {citizenship.years-married} se você {citizenship.married}. Você pode dar entrada até {citizenship.early-filing} antes desse dia.

Também é preciso ter estado no país por {citizenship.presence} desse tempo, ou {citizenship.presence-married} se você pedir pelo casamento. Você precisa ter morado no seu estado por {citizenship.state-residence} e mostrar bom caráter moral.

Uma viagem de mais de {citizenship.absence-presumed} pode interromper a sua residência. Uma viagem de {citizenship.absence-breaking} ou mais a interrompe. Fale conosco sobre viagens, impostos e prisões antes de dar entrada.`,
    link: null,
    page: 'faq',
    section: 'citizenship',
    order: 410,
  },
  'citizenship-test': {
    question: 'Qual teste cívico vou fazer?',
    answer: `O que decide é o dia em que você dá entrada. Se deu entrada antes de {civics.newer.from}, você estuda uma lista de {civics.older.questions}. O agente faz até {civics.older.asked}, e você precisa de {civics.older.passing}.

Se der entrada nesse dia ou depois, a lista tem {civics.newer.questions}. O agente faz até {civics.newer.asked}, e você precisa de {civics.newer.passing}. Há uma lista curta para quem tem {civics.senior}. Nesse caso, o agente faz {civics.senior-list}.`,
    link: null,
    page: 'faq',
    section: 'citizenship',
    order: 420,
  },
  'general-who': {
    question: 'Como sei que a pessoa que me ajuda é um advogado?',
    answer: `Peça o nome completo e o estado da licença. Depois procure o nome no registro oficial desse estado. É grátis e leva poucos minutos. Nos Estados Unidos, um “notary public”, que só reconhece assinaturas, não é advogado.

Cuidado com quem não quer dizer isso, ou com quem quer que você assine um formulário em branco.`,
    link: {
      text: 'Como verificar, e como denunciar uma fraude',
      href: '/who-may-help-you',
    },
    page: 'faq',
    section: 'general',
    order: 510,
  },
  'general-past': {
    question: 'Já tive um pedido recusado, uma prisão ou uma deportação. Devo contar?',
    answer: `Sim. Conte tudo, na consulta e não por e-mail. O governo guarda registros, e é provável que descubra. O que você conta a um advogado para receber orientação jurídica é sigiloso, mesmo que não o contrate.

Um problema antigo nem sempre acaba com um caso. Mas é mais difícil lidar com ele quando ele só aparece na entrevista.`,
    link: null,
    page: 'faq',
    section: 'general',
    order: 520,
  },
  'general-first-talk': {
    question: 'O que acontece na primeira consulta?',
    answer: `Conversamos por telefone, por vídeo ou no nosso escritório. Você conta o que aconteceu e o que espera, e nós fazemos perguntas. Depois dizemos o que você talvez possa fazer, o que isso exige e o que nós não faríamos.

Você não precisa nos contratar.`,
    link: null,
    page: 'faq',
    section: 'general',
    order: 530,
  },
  'what-to-bring': {
    question: 'O que devo trazer?',
    answer: `Traga o seu passaporte, qualquer carta do governo e os documentos que você já tem: certidões de nascimento e casamento, vistos e pedidos antigos. Se houve uma prisão ou uma audiência, traga também esses documentos.

Fotos no celular bastam para a primeira conversa. Se faltar algo, venha assim mesmo. Não mande documentos por e-mail antes de combinarmos trabalhar juntos.`,
    link: null,
    page: 'contact',
    section: 'before-you-come',
    order: 10,
  },
  cost: {
    question: 'Quanto custa, e posso pagar em parcelas?',
    answer: `Você paga duas coisas: o nosso trabalho (os honorários) e as taxas do governo. Peça as duas por escrito, com o que cada uma inclui, antes de assinar qualquer coisa.

Pergunte também se pode pagar em parcelas. Isso depende do tipo de caso e de até quando é preciso dar entrada.`,
    link: { text: 'Honorários, taxas e um contrato de exemplo', href: '/fees' },
    page: 'contact',
    section: 'before-you-come',
    order: 20,
  },
  'phone-or-video': {
    question: 'Podemos conversar por telefone ou por vídeo?',
    answer: `Sim, de qualquer país. Escolha um lugar onde você possa falar à vontade, e use fones de ouvido se houver outras pessoas por perto.

Se você divide o celular com alguém que não pode saber, diga quando é seguro ligar.`,
    link: null,
    page: 'contact',
    section: 'before-you-come',
    order: 30,
  },
  'how-long': {
    question: 'Quanto tempo leva o processo?',
    answer: `Depende do tipo de caso, do seu país e do volume de trabalho do governo. Alguns casos levam meses. Outros levam muitos anos. Na consulta, pergunte em que etapa está a espera no seu caso, e quais documentos você pode preparar agora.

Ninguém pode prometer uma data. Cuidado com quem promete.`,
    link: {
      text: 'Tempos de espera atuais da agência',
      href: 'https://egov.uscis.gov/processing-times/',
    },
    page: 'contact',
    section: 'before-you-come',
    order: 40,
  },
}
