import { protectionTerms } from '#app/features/content/pt/protection-terms.ts'
import type { RecordData } from '#app/features/content/record-types.ts'

export const terms: Record<string, RecordData<'term'>> = {
  ...protectionTerms,
  'accredited-representative': {
    term: 'Representante credenciado (accredited representative)',
    definition:
      'Uma pessoa que não é advogada, mas tem a aprovação do Departamento de Justiça dos EUA para ajudar em casos de imigração. Ela trabalha em uma organização sem fins lucrativos da lista desse departamento.',
    alsoCalled: [],
  },
  'adjustment-of-status': {
    term: 'Ajuste de status (adjustment of status)',
    definition:
      'Pedir o green card (a residência permanente) dentro dos Estados Unidos, em vez de ir a um consulado dos EUA em outro país. Os agentes agora têm instruções para tratar isso como um favor: leia “O que vale agora”.',
    alsoCalled: ['AOS', 'formulário I-485'],
  },
  'affidavit-of-support': {
    term: 'Compromisso de sustento (affidavit of support)',
    definition:
      'Um contrato com o governo. Quem assina promete sustentar um imigrante e mostra renda suficiente para isso.',
    alsoCalled: ['declaração de suporte financeiro', 'formulário I-864'],
  },
  beneficiary: {
    term: 'Beneficiário (beneficiary)',
    definition: 'A pessoa para quem se faz uma petição.',
    alsoCalled: [],
  },
  biometrics: {
    term: 'Biometria (biometrics)',
    definition:
      'Suas impressões digitais, sua foto e sua assinatura. O governo as colhe em um dia marcado, para verificar quem você é.',
    alsoCalled: ['impressões digitais'],
  },
  child: {
    term: 'Filho ou filha (child)',
    definition: 'Na lei de imigração, um filho ou uma filha, {child.definition}.',
    alsoCalled: [],
  },
  'conditional-residence': {
    term: 'Residência condicional (conditional residence)',
    definition:
      'Um green card com condições: o próprio status acaba no dia em que o cartão vence. Para mantê-lo, você precisa dar entrada em uma petição para retirar as condições antes desse dia. O primeiro green card de um investidor EB-5 é deste tipo, e o de muitos maridos e esposas também. {card.conditions} {card.alone} Quem investiu pelo EB-5 dá entrada, em vez disso, no formulário I-829.',
    alsoCalled: [
      'green card condicional',
      'green card de dois anos',
      'divórcio',
      'formulário I-751',
    ],
  },
  'consular-processing': {
    term: 'Processo consular (consular processing)',
    definition:
      'Pedir um visto de imigrante em um consulado dos EUA em outro país. Você se torna residente permanente quando entra nos Estados Unidos com ele.',
    alsoCalled: [],
  },
  'diversity-lottery': {
    term: 'Loteria de diversidade (diversity lottery)',
    definition:
      'Um sorteio anual para pessoas de países que mandaram poucos imigrantes para os Estados Unidos. Ganhar não basta: você também precisa cumprir todas as outras condições do green card.',
    alsoCalled: ['DV lottery', 'loteria do green card'],
  },
  'good-moral-character': {
    term: 'Bom caráter moral (good moral character)',
    definition:
      'O que você precisa mostrar para obter a cidadania: que viveu dentro da lei e disse a verdade. O agente olha prisões, impostos e declarações falsas, entre outras coisas.',
    alsoCalled: [],
  },
  'green-card': {
    term: 'Green card (cartão de residente permanente)',
    definition:
      'O cartão que mostra que você é residente permanente. Muita gente usa a palavra também para o próprio status.',
    alsoCalled: ['Permanent Resident Card', 'cartão verde'],
  },
  'immediate-relative': {
    term: 'Parente imediato (immediate relative)',
    definition:
      'Um dos parentes para quem a lei não fixa limite anual. São eles: {family.immediate}. Não precisam esperar por um número de visto.',
    alsoCalled: [],
  },
  'immigrant-visa': {
    term: 'Visto de imigrante (immigrant visa)',
    definition: 'Um visto para quem vem morar nos Estados Unidos de forma permanente.',
    alsoCalled: [],
  },
  inspection: {
    term: 'Inspeção (inspection)',
    definition:
      'O que acontece quando você chega: um agente na fronteira ou no aeroporto vê os seus documentos e decide se deixa você entrar. Em regra, só quem entrou assim pode pedir o green card dentro do país.',
    alsoCalled: ['inspected and admitted'],
  },
  'labor-certification': {
    term: 'Certificação trabalhista (PERM)',
    definition:
      'Como um empregador mostra ao Departamento do Trabalho dos EUA que não conseguiu achar um trabalhador dos EUA que pudesse e quisesse fazer um trabalho, com a qualificação exigida. Muitos green cards pelo trabalho começam com ela.',
    alsoCalled: ['PERM', 'labor certification', 'teste do mercado de trabalho'],
  },
  naturalization: {
    term: 'Naturalização (naturalization)',
    definition:
      'Como um residente permanente obtém a cidadania: com um pedido, uma entrevista, um teste e um juramento.',
    alsoCalled: ['pedido de cidadania', 'formulário N-400'],
  },
  'nonimmigrant-visa': {
    term: 'Visto de não imigrante (nonimmigrant visa)',
    definition:
      'Um visto para uma estadia que acaba, como uma visita, um curso ou um emprego por alguns anos.',
    alsoCalled: ['visto temporário'],
  },
  'notary-fraud': {
    term: 'Fraude de falsos advogados (notary fraud)',
    definition:
      'Quando um notary public, ou um “consultor” que não é advogado, cobra por ajuda jurídica em imigração. Em alguns países, um notário ou tabelião é advogado. Nos Estados Unidos, um notary public não é.',
    alsoCalled: ['golpe de imigração'],
  },
  'permanent-resident': {
    term: 'Residente permanente (permanent resident)',
    definition:
      'Uma pessoa que não é cidadã, mas pode morar e trabalhar nos Estados Unidos enquanto mantiver este status. Alguns crimes, ou a mudança para outro país, podem acabar com ele.',
    alsoCalled: ['portador de green card', 'LPR'],
  },
  petition: {
    term: 'Petição (petition)',
    definition:
      'Um formulário que pede ao governo para aceitar um motivo para um visto ou green card, como um laço de família ou um emprego. Sozinha, ela não dá direito de ficar nem de trabalhar.',
    alsoCalled: ['formulário I-130 para parentes', 'formulário I-140 para trabalhadores'],
  },
  petitioner: {
    term: 'Peticionário (petitioner)',
    definition:
      'A pessoa ou empresa que faz uma petição, como um parente ou um empregador. Em alguns casos, você pode fazer a petição para si mesmo.',
    alsoCalled: ['patrocinador', 'sponsor'],
  },
  'preference-category': {
    term: 'Categoria de preferência (preference category)',
    definition:
      'Um grupo de parentes ou trabalhadores para quem a lei fixa um limite anual. Cada grupo tem a sua própria fila.',
    alsoCalled: ['preferência familiar', 'preferência por emprego'],
  },
  'priority-date': {
    term: 'Data de prioridade (priority date)',
    definition:
      'A data que marca o seu lugar na fila por um número de visto. Na maioria das vezes, é o dia em que se deu entrada na petição ou, em muitos casos de trabalho, na certificação trabalhista.',
    alsoCalled: [],
  },
  'special-immigrant': {
    term: 'Imigrante especial (special immigrant)',
    definition:
      'Alguém de um dos pequenos grupos que têm um caminho próprio para o green card. Entre eles estão alguns trabalhadores religiosos e alguns jovens maltratados ou abandonados pelo pai ou pela mãe.',
    alsoCalled: [],
  },
  'targeted-employment-area': {
    term: 'Área prioritária de emprego (targeted employment area)',
    definition:
      'Uma área rural, ou uma área com muito desemprego. Um investimento EB-5 ali pode ser menor.',
    alsoCalled: ['TEA'],
  },
  'treaty-country': {
    term: 'País com tratado (treaty country)',
    definition:
      'Um país que tem um tratado com os Estados Unidos para vistos E. O Departamento de Estado dos EUA mantém a lista.',
    alsoCalled: [],
  },
  uscis: {
    term: 'USCIS',
    definition:
      'U.S. Citizenship and Immigration Services, a agência de imigração que decide a maioria das petições e dos pedidos dentro dos Estados Unidos.',
    alsoCalled: ['a agência', 'serviço de imigração'],
  },
  visa: {
    term: 'Visto (visa)',
    definition:
      'Permissão para viajar aos Estados Unidos e pedir para entrar. Um agente decide na fronteira ou no aeroporto se você pode entrar.',
    alsoCalled: [],
  },
  'visa-bulletin': {
    term: 'Boletim de Vistos (Visa Bulletin)',
    definition:
      'Uma lista que o Departamento de Estado dos EUA publica todo mês. Ela mostra quais datas de prioridade podem ter um número de visto agora.',
    alsoCalled: [],
  },
  'visa-number': {
    term: 'Número de visto (visa number)',
    definition:
      'Um dos vistos de imigrante que a lei permite em um ano. Você pode dar o último passo para o green card quando houver um livre para a sua data de prioridade.',
    alsoCalled: [],
  },
  'work-permit': {
    term: 'Permissão de trabalho (work permit)',
    definition:
      'Um cartão que mostra que você pode trabalhar nos Estados Unidos por algum tempo, muitas vezes enquanto um caso espera. {work-permit.renewal} ({work-permit.renewal:day})',
    alsoCalled: ['EAD', 'autorização de trabalho', 'formulário I-765'],
  },
}
