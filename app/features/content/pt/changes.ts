import { changes as english } from '#app/features/content/en/changes.ts'
import { inOtherWords } from '#app/features/content/in-other-words.ts'

export const changes = inOtherWords(english, {
  'court-fees': {
    title: 'Os tribunais de imigração cobram mais',
    affected:
      'Quem recorre, faz um pedido ao juiz (motion) ou pede o cancelamento da deportação (cancellation of removal) em um tribunal de imigração.',
    text: '{fee.court} Antes de pagar, pergunte a nós quanto custa o seu passo.',
  },
  'eb5-protection': {
    title: 'EB-5: petições enviadas agora têm menos proteção',
    affected: 'Investidores que dão entrada na petição por um centro regional.',
    text: '{eb5.program} Pergunte a nós o que isso significa para os seus planos.',
  },
  'public-charge': {
    title: 'Encargo público (public charge): os agentes levam em conta mais benefícios',
    affected: 'Quem pede um green card dentro do país.',
    text: '{public-charge.rule} Antes de dar entrada, conte a nós quais benefícios você recebe.',
  },
  'h1b-payment': {
    title: 'H-1B: o pagamento alto foi estendido',
    affected: 'Empregadores que fazem a petição para novos trabalhadores que estão no exterior.',
    text: '{h1b.notice}',
  },
  students: {
    title: 'Estudantes: um tribunal adiou o novo limite de tempo',
    affected: 'Estudantes (F) e visitantes de intercâmbio (J).',
    text: '{students.stay} Pergunte a nós antes de viajar ou de mudar de escola.',
  },
  'visa-interviews': {
    title: 'As entrevistas de visto de imigrante pararam, e novas datas chegam',
    affected: 'Quem espera um visto de imigrante em um consulado.',
    text: '{consulates.pause}',
  },
  'advance-parole': {
    title: 'A permissão de viagem (advance parole) não protege mais todas as pessoas',
    affected: 'Quem ficou aqui sem status e quer viajar.',
    text: '{travel.parole}',
  },
  'missing-papers': {
    title: 'O USCIS pode negar sem pedir papéis',
    affected: 'Todas as pessoas que dão entrada em um caso no USCIS.',
    text: '{uscis.denial} Antes de dar entrada, revemos a lista de papéis com você.',
  },
  'asylum-interviews': {
    title: 'Asilo: um caso pode ir ao juiz sem entrevista',
    affected: 'Quem tem um caso de asilo em espera no USCIS.',
    text: '{asylum.no-interview} Mantenha o seu endereço em dia e abra cada carta na hora.',
  },
  'asylum-fees': {
    title: 'Asilo: uma taxa anual sem pagar não basta para acabar com um caso',
    affected: 'Quem tem um caso de asilo em espera.',
    text: '{asylum.fees}',
  },
  'expedited-removal': {
    title: 'Deportação sem juiz, em qualquer lugar do país',
    affected: 'Quem entrou sem inspeção.',
    text: '{removal.expedited}',
  },
  signatures: {
    title: 'Uma assinatura que não é válida pode custar o caso',
    affected: 'Todas as pessoas que dão entrada em um caso no USCIS.',
    text: '{uscis.signature} Assine à mão e deixe que a gente veja os formulários antes do envio.',
  },
  'birthright-citizenship': {
    title: 'A Suprema Corte confirma a cidadania por nascimento',
    affected: 'Crianças que nascem nos Estados Unidos, e os pais delas.',
    text: '{birthright.citizens} Guarde a certidão de nascimento em um lugar seguro.',
  },
  registration: {
    title: 'O registro é um dever',
    affected: 'Quem nunca foi registrado pelo governo.',
    text: '{registration.duty}',
  },
  tps: {
    title: 'TPS: os tribunais não podem mais rever o seu fim',
    affected: 'Pessoas com Status de Proteção Temporária (TPS).',
    text: '{tps.state}',
  },
  'adjustment-memo': {
    title: 'O green card pedido dentro do país é tratado como um favor',
    affected: 'Quem pede um green card dentro do país.',
    text: '{adjustment.memo}',
  },
  'h1b-selection': {
    title: 'H-1B: a seleção anual favorece os salários mais altos',
    affected: 'Empregadores e trabalhadores na seleção anual.',
    text: '{h1b.selection} Pergunte a nós qual é o nível salarial do emprego.',
  },
  'visa-pause': {
    title: 'Pausa dos vistos de imigrante para muitos países',
    affected: 'Pessoas dos países de uma lista, entre eles {consulates.pause-ours}.',
    text: 'Um tribunal federal acabou com esta pausa. Se um consulado negou o visto só por causa dela, você pode pedir que olhem o caso de novo: traga a carta para nós.',
  },
  'travel-ban': {
    title: 'Proibição de entrada (travel ban) para pessoas de muitos países',
    affected: 'Pessoas dos países de duas listas; na África e na América do Sul, {entry.ban-ours}.',
    text: '{entry.ban} {entry.ban-family}',
  },
  'diversity-pause': {
    title: 'Loteria da diversidade: os vistos estão em pausa',
    affected: 'Quem ganhou na loteria, e quem quer participar.',
    text: '{diversity.notice}',
  },
  'denied-cases': {
    title: 'Um caso negado pode ir para o tribunal de imigração',
    affected: 'Pessoas que têm a petição negada.',
    text: '{denial.court} Fale conosco antes de dar entrada.',
  },
})
