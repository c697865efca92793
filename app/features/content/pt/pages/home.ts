import type { RecordData } from '#app/features/content/record-types.ts'

export const home: RecordData<'page'> = {
  layout: 'home',
  title: 'Seu caminho de imigração para os EUA',
  description:
    'Petições familiares, vistos de trabalho e de investidor, green card, cidadania e visto U, com um escritório de advocacia de imigração em duas cidades.',
  subtitle:
    'Quer trazer a família, trabalhar aqui, ou pedir o green card (a residência permanente) ou a cidadania? Dizemos o que você pode pedir, quanto custa e quanto tempo pode levar.',
  general: {
    title: 'Comece pelo que você quer fazer',
    lead: 'Escolha o que mais se aproxima. Se duas destas opções servem para você, ligue e pergunte.',
  },
  africa: {
    title: 'Para famílias e trabalhadores da África',
    lead: 'Talvez você esteja preenchendo formulários em Lagos, Nairóbi ou Acra, enquanto a pessoa de quem você sente falta está em Maryland. Ajudamos você a descobrir qual agência está com o seu caso, o que ela vai pedir depois e o que você pode preparar agora.',
    notes: [
      {
        start: 'Vistos nos consulados.',
        text: 'A pausa nos vistos de imigrante acabou. Mas depois os consulados suspenderam as entrevistas desses vistos. Novas datas começaram a chegar no fim de setembro. ({consulates.pause:day})',
      },
      {
        start: 'A proibição de entrada.',
        text: 'Ela barra muitas pessoas de países como {entry.ban-ours}. E não tem mais uma exceção geral para a família de cidadãos. ({entry.ban:day})',
      },
      {
        start: 'Documentos civis.',
        text: 'Dizemos quais certidões de nascimento, de casamento e de antecedentes criminais são aceitas, e o que fazer quando uma delas nunca foi emitida.',
      },
      {
        start: 'Nomes escritos de mais de um jeito.',
        text: 'Nós os comparamos em todos os seus documentos antes que um agente pergunte sobre isso.',
      },
    ],
    more: [{ text: 'O que vale agora', href: '/what-applies-now' }],
  },
  southAmerica: {
    title: 'Para famílias, enfermeiros e investidores da América do Sul',
    lead: 'Talvez você esteja indo viver com a sua filha em Houston, pensando na oferta de um hospital ou abrindo uma empresa em Arlington. Começamos pelas portas que o seu passaporte abre.',
    notes: [
      {
        start: 'Primeiro, o seu passaporte',
        text: '{e2.nationality} A proibição de entrada também depende da nacionalidade, e barra muitas pessoas da Venezuela. Fale conosco sobre as duas coisas antes de gastar dinheiro.',
      },
      {
        start: 'Enfermeiras e enfermeiros.',
        text: 'A enfermagem (registered nurses) está em uma lista de empregos que não precisam do teste do mercado de trabalho dos EUA. Primeiro você precisa de um empregador e da prova da sua licença ou do seu exame de enfermagem.',
      },
      {
        start: 'Documentos em espanhol e português.',
        text: 'Cada um precisa de uma tradução completa para o inglês, assinada pelo tradutor.',
      },
    ],
    more: [
      {
        text: 'Leia sobre vistos de investidor',
        href: '/services/investor-visa',
      },
      {
        text: 'Leia sobre green card pelo trabalho',
        href: '/services/permanent-residency',
      },
    ],
  },
  questionsTitle: 'O que nos perguntam primeiro',
  sections: [
    { id: 'family', title: 'Família' },
    { id: 'investment', title: 'Investimento' },
    { id: 'humanitarian', title: 'Ajuda humanitária' },
    { id: 'citizenship', title: 'Cidadania' },
    { id: 'general', title: 'Geral' },
  ],
  whyChooseUs: {
    heading: 'Atenção pessoal',
    lead: 'Procuramos ter um só advogado que responda pelo seu caso, da primeira reunião à última carta.',
    text: 'Quando o governo escreve, explicamos o que diz a carta, com palavras que você pode ler para a sua mãe.',
  },
  closing: {
    title: 'Trinta minutos para achar o seu próximo passo',
    text: 'Conte onde você está e o que espera. Traga as cartas que preocupam você.',
  },
}
