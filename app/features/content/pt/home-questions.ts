import type { RecordData } from '#app/features/content/record-types.ts'

/** Of Home. */
export const homeQuestions: Record<string, RecordData<'question'>> = {
  'home-family': {
    question: 'Quais parentes posso trazer para os Estados Unidos?',
    answer: `O cidadão americano pode fazer a petição para marido ou esposa, filhos, pais e irmãos. O residente permanente pode fazer a petição para marido ou esposa e para filhos não casados.

Para fazer a petição para pai, mãe, irmão ou irmã, você precisa ter a cidadania americana e {parents.petitioner-age}. Alguns parentes têm de esperar por um número de visto. O governo publica todo mês até onde a fila andou.`,
    link: null,
    page: 'home',
    section: 'family',
    order: 10,
  },
  'home-investment': {
    question: 'Quanto preciso investir para ter o green card?',
    answer: `No programa EB-5, o menor investimento é {eb5.investment; um valor que a lei corrigiu em 1º de janeiro de 2027: pergunte-nos qual é}. O dinheiro precisa criar {eb5.jobs} para trabalhadores dos EUA, e você precisa mostrar de onde ele veio. O primeiro green card é condicional, por {eb5.conditional}.

{e2.nationality} Ele permite dirigir uma empresa aqui, mas não é um green card.`,
    link: null,
    page: 'home',
    section: 'investment',
    order: 20,
  },
  'home-humanitarian': {
    question: 'Fui vítima de um crime nos Estados Unidos. Posso receber ajuda?',
    answer: `Se você foi vítima de certos crimes graves, talvez possa fazer a petição de um visto U. É preciso ajudar a polícia ou um promotor, ou aceitar ajudar. Você pode pedir mesmo sem nenhum status de imigração. Por lei, o governo mantém a petição em sigilo, com poucas exceções.

A espera é longa: só {uvisa.cap} vistos U vão para vítimas por ano, e as pessoas esperam {uvisa.wait}.

Se você tem medo de voltar ao seu país, pergunte logo sobre o asilo. Em regra, é preciso dar entrada em até {asylum.deadline} depois da sua última chegada. {asylum.exceptions}`,
    link: null,
    page: 'home',
    section: 'humanitarian',
    order: 30,
  },
  'home-citizenship': {
    question: 'Quando posso pedir a cidadania?',
    answer: `A maioria dos residentes permanentes pode pedir a cidadania depois de {citizenship.years}. Podem bastar {citizenship.years-married} se você {citizenship.married}. Você pode dar entrada até {citizenship.early-filing} antes.

Também é preciso ter estado no país por {citizenship.presence} desse tempo, ou {citizenship.presence-married} se você pedir pelo casamento, e mostrar bom caráter moral. Antes de dar entrada, conte-nos sobre prisões antigas e sobre viagens de mais de {citizenship.absence-presumed}.`,
    link: null,
    page: 'home',
    section: 'citizenship',
    order: 40,
  },
  'home-general': {
    question: 'Preciso estar nos Estados Unidos para falar com vocês?',
    answer: `Não. Podemos conversar por telefone ou por vídeo, onde quer que você esteja.

Tenha em mãos o seu passaporte e qualquer carta do governo.`,
    link: null,
    page: 'home',
    section: 'general',
    order: 50,
  },
}
