import type { TranslatedSample } from '#app/features/posts/samples/sample.ts'

const whoMayHelp: TranslatedSample = {
  translates: 'before-you-sign-who-may-help-you',
  slug: 'antes-de-assinar-quem-pode-ajudar-voce',
  title: 'Antes de assinar: quem pode ajudar você, e quem não pode',
  excerpt:
    'Em muitos países, um notário ou tabelião é advogado. Nos EUA, um “notary public” não é. Veja como verificar quem ajuda você antes de pagar ou assinar.',
  categories: ['Direito de imigração'],
  content: `Alguém da igreja conhece um homem que preenche formulários. Ele é gentil, fala a sua língua e cobra menos que um advogado. Talvez tenha boa intenção. Mas, se ele escrever a coisa errada em um formulário, quem assinou foi você. E é você quem precisa explicar isso na entrevista.

## Aqui, um notary public não é advogado

Em boa parte da América Latina, e em partes da África e da Europa, um notário ou tabelião estudou Direito por anos e pode orientar você. Nos Estados Unidos, a mesma palavra quer dizer muito menos. Um “notary public” verifica quem você é e vê você assinar o seu nome. É só isso. Ele não pode dizer qual formulário usar, o que escrever nele ou quais são as suas chances.

O mesmo vale para pessoas que se chamam de consultores, “despachantes” ou agentes de vistos. Elas podem digitar as palavras que você diz, e podem traduzir. Não podem escolher por você.

> Um notary public vê você assinar. Um advogado responde pelo que você assinou.

## Quem pode dar ajuda jurídica

Dois tipos de pessoa podem orientar você sobre o seu caso e falar por você diante do governo.

- **Um advogado com licença** de qualquer estado, de Washington, DC ou de um território dos EUA. O direito de imigração é federal. Por isso, um advogado com licença na Virgínia pode ajudar uma pessoa que mora em Ohio, ou em Acra.
- **Um representante credenciado.** Essa pessoa não é advogada, mas tem a aprovação do Departamento de Justiça dos EUA. Ela trabalha em uma organização sem fins lucrativos que está na lista dele. Alguns só podem ajudar com formulários e entrevistas. Outros também podem ir ao tribunal de imigração.

Há poucas exceções, e são restritas, como estudantes de Direito que trabalham sob um advogado. Um notary public, um agente de viagens ou quem prepara declarações de imposto não está entre elas.

## Verifique antes de pagar

Verificar leva poucos minutos e não custa nada. Um bom advogado não vai se incomodar.

1. Peça o nome completo e o estado onde o advogado tem licença.
2. Procure o nome no site oficial da ordem dos advogados (state bar) ou do tribunal desse estado. Ele deve dizer que o advogado está ativo e em situação regular.
3. Para um representante credenciado, procure o nome e a organização na lista do Departamento de Justiça, em justice.gov/eoir.
4. Veja também a lista do departamento com as pessoas que foram punidas.

Se você não achar o nome, pare.

## Sinais de que algo está errado

Qualquer um destes sinais já é motivo para parar e perguntar a outra pessoa.

- Prometem que você vai ganhar, ou que um amigo lá dentro vai ajudar.
- Pedem que você assine um formulário em branco, ou em um idioma que você não lê.
- Mandam você escrever algo que não é verdade, ou deixar algo de fora.
- Você paga em dinheiro vivo e não recebe recibo.
- Você não recebe um contrato escrito que diz o que será feito e quanto custa.
- Ficam com o seu passaporte ou a sua certidão de nascimento “até você acabar de pagar”.
- Pedem que você pague pelo próprio formulário. Os formulários do governo são grátis no site dele. A taxa para dar entrada é outra coisa, e vai para o governo.

## Como é um começo correto

Primeiro, vocês conversam. O advogado pergunta sobre viagens, família, casos antigos e prisões. Você ouve o que pode dar certo e o que pode dar errado. Você recebe um contrato por escrito. Um formulário diz ao governo que o advogado age por você, e vocês dois o assinam. Leia tudo antes do envio, e guarde uma cópia.

Você pode dizer não a cada passo. Você também pode pegar os seus documentos e procurar outro advogado. Eles são seus.

## Se já aconteceu

Muitas pessoas cuidadosas foram enganadas assim. A culpa não é sua, e talvez não seja tarde demais.

1. **Não assine nem pague mais nada** a essa pessoa.
2. **Junte o que você tem**: recibos, mensagens, nomes, cópias de formulários, cartas do governo. Tire fotos de tudo.
3. **Não esconda um erro.** Se um formulário com o seu nome disser algo errado, um advogado muitas vezes pode ajudar a corrigir. Fica mais difícil se você esperar.
4. **Denuncie.** Você pode escrever para a Federal Trade Commission em reportfraud.ftc.gov ou para o procurador-geral (attorney general) do seu estado. Se a pessoa dizia ser advogada, escreva para a ordem dos advogados do estado.

Se você tem medo de que uma denúncia afete o seu próprio caso, fale antes com um advogado ou um representante credenciado. Essa conversa é sigilosa.

## Em poucas palavras

Peça o nome. Procure. Leia antes de assinar. Guarde uma cópia. Se alguém disser que você não precisa fazer isso, procure outra pessoa.`,
}

const civicsTests: TranslatedSample = {
  translates: 'two-civics-tests-which-one-is-yours',
  slug: 'dois-testes-civicos-qual-e-o-seu',
  title: 'Dois testes cívicos: qual é o seu?',
  excerpt:
    'O dia em que você pediu a cidadania decide qual teste cívico você faz. Veja como achar esse dia, o que cada um pede e como estudar sem medo.',
  categories: ['Novas regras', 'Direito de imigração'],
  content: `Você mora aqui há anos. Trabalha, paga impostos, e os seus netos corrigem o seu inglês. Falta uma coisa entre você e o juramento: uma entrevista. Parte dela é um teste falado sobre a história e o governo dos Estados Unidos.

Há duas versões desse teste, e as duas ainda estão em uso. Se você estudar a lista errada, perde semanas. Por isso, comece por um papel que você já tem.

## O dia em que você deu entrada decide

Depois que você enviou o pedido de cidadania, o formulário N-400, o governo mandou um recibo. Ele mostra o dia em que o seu pedido foi recebido. Esse é o dia que conta.

> O dia em que você deu entrada decide qual teste você faz. O dia da sua entrevista, não.

- Deu entrada **antes de {civics.newer.from}**: você faz o teste antigo.
- Deu entrada **em {civics.newer.from} ou depois**: você faz o teste novo.

Se você ainda não deu entrada, vai fazer o teste novo, a menos que a regra mude de novo. Não acha o seu recibo? Procure na sua conta no site da agência que cuida da imigração, a U.S. Citizenship and Immigration Services (USCIS), ou pergunte a quem deu entrada por você.

## O que cada teste pergunta

As perguntas não são segredo. A lista inteira de cada teste está no site da agência, com as respostas, e é grátis. O agente escolhe dessa lista.

**O teste antigo.** Você estuda {civics.older.questions}. O agente faz até {civics.older.asked}. Você precisa de {civics.older.passing}.

**O teste novo.** Você estuda {civics.newer.questions}. O agente faz até {civics.newer.asked}. Você precisa de {civics.newer.passing}.

Nos dois testes, o agente para assim que você tiver respostas certas suficientes. No teste novo, o agente também para quando você já não puder chegar a esse número. Você não vê as perguntas no papel. O agente as diz, e você responde em voz alta. Uma resposta certa e curta vale tanto quanto uma longa.

## A parte de inglês é separada

O teste cívico é só uma parte da entrevista. Para a maioria das pessoas, há também um teste de inglês. Você lê uma frase em voz alta, escreve uma frase que o agente lê e conversa com o agente sobre o seu pedido. O novo teste cívico não mudou a parte de inglês.

A maior parte dessa conversa é sobre o seu próprio formulário. O agente repassa tudo com você: onde você morou, onde trabalhou, quando viajou. Leia de novo a sua cópia na semana anterior. Se algo mudou, como um novo emprego ou endereço, diga.

## Se você tem mais idade, ou se não pode aprender

Pela lei, algumas pessoas estudam menos, ou fazem o teste de outro jeito.

- **A lista curta.** Se você tem {civics.senior}, estuda uma lista bem mais curta. Também pode responder no idioma que conhece bem.
- **O seu próprio idioma.** Alguns outros residentes antigos, de certa idade, não precisam do teste de inglês. Eles fazem o teste cívico no próprio idioma e levam um intérprete.
- **Doença ou deficiência.** Se uma doença ou deficiência impede você de aprender ou lembrar, um médico pode explicar isso ao governo no formulário N-648. Pergunte sobre isso antes de dar entrada, porque o médico precisa responder a cada pergunta com cuidado.

## Como estudar em pequenos passos

1. **Primeiro, confira a lista.** Imprima a certa, ou guarde no celular. Jogue a outra fora.
2. **Faça poucas perguntas por dia.** Diga a pergunta e a resposta em voz alta.
3. **Aprenda a resposta certa mais curta.**
4. **Peça a alguém** que faça as perguntas em outra ordem.
5. **Confira os nomes de novo na última semana.** Algumas respostas são pessoas: o presidente, o seu governador, os seus senadores. Depois de uma eleição eles mudam, e o agente espera o nome do dia da sua entrevista. A agência mantém uma página com os nomes atuais.

## Se você não passar na primeira vez

Você tem mais uma chance no mesmo pedido, em outra data, e só na parte em que não passou. Você não perde o green card (a residência permanente) por causa de uma resposta errada. Se não passar na segunda vez, pode fazer outro pedido mais tarde.

## Antes de dar entrada, veja o resto

As pessoas têm medo do teste, mas outras coisas impedem mais casos. São exemplos viagens longas ao exterior, impostos não declarados, uma prisão antiga ou um voto por engano. Elas podem prejudicar mais que qualquer pergunta da lista. Quando você dá entrada, o governo olha toda a sua história. Por isso, fale antes com um advogado se um destes pontos valer para você.

Depois ache o seu recibo, veja a data e comece a estudar.`,
}

const parentsAndCitizenship: TranslatedSample = {
  translates: 'your-parents-your-citizenship-and-your-age',
  slug: 'seus-pais-sua-cidadania-e-sua-idade',
  title: 'Seus pais, sua cidadania e sua idade',
  excerpt:
    'Só um cidadão de certa idade pode fazer a petição para a mãe ou o pai. O que isso quer dizer para você, e o que preparar enquanto espera.',
  categories: ['Imigração familiar', 'Vistos'],
  content: `Muitas vezes é a primeira pergunta depois do juramento: posso trazer a minha mãe agora?

## Quem pode fazer a petição

São duas condições: você tem a cidadania americana e {parents.petitioner-age}.

Um residente permanente não pode. Se você tem green card (a residência permanente), o primeiro passo é a sua própria cidadania. A maioria pode pedi-la depois de {citizenship.years}. Para quem tem marido ou esposa com cidadania, podem bastar {citizenship.years-married}, com condições.

{birthright.citizens} Mas os pais têm de esperar até o filho ter idade para isso, e então a história deles vai pesar muito.

## Por que não há limite anual

A lei limita quantos parentes podem vir por ano. Os pais de um cidadão com idade para isso são “parentes imediatos”, e para eles não há limite. Mesmo assim, documentos, verificações e a entrevista levam tempo.

A agência de imigração mostra os tempos de espera atuais em egov.uscis.gov/processing-times.

## O que a petição prova

O formulário é o I-130, um para o pai e outro para a mãe.

> A petição prova uma coisa: que você é filho ou filha dessa pessoa.

Para isso, você precisa de bons documentos.

- **Para a sua mãe**: a sua certidão de nascimento com o nome dela, e a prova da sua cidadania.
- **Para o seu pai**: o mesmo e, em regra, a certidão de casamento dos seus pais. Se eles não eram casados, talvez seja preciso outra prova de que ele agiu como pai.
- **Para padrasto, madrasta ou pais adotivos**: o casamento ou a adoção precisa ter acontecido cedo o bastante na sua infância. Pergunte antes de dar entrada.
- **Se os nomes são diferentes**: documentos que explicam cada mudança, como uma certidão de casamento ou a decisão de um juiz.

Se um nascimento nunca foi registrado, ou foi tarde, há outras provas, como registros de igreja ou escola.

A petição da sua mãe não inclui o seu pai nem o seu irmão mais novo. Cada um precisa de um caso separado.

## Onde seus pais estão importa

**Se seus pais moram em outro país**, o caso vai da agência para um centro de vistos e depois para um consulado dos EUA. Isso se chama processo consular. {consulates.pause} ({consulates.pause:day})

Uma proibição de entrada também barra muitas pessoas de países como {entry.ban-ours}. ({entry.ban:day}) Talvez você possa dar entrada na petição, mas o visto pode ter de esperar. Veja travel.state.gov antes de pagar uma taxa.

**Se seus pais estão nos Estados Unidos**, e um agente os deixou entrar depois de olhar os documentos deles, talvez eles possam pedir o green card aqui. Isso se chama ajuste de status. {adjustment.memo} ({adjustment.memo:day})

Se entraram de outro jeito, ou já foram deportados, o caso é outro. Sair do país poderia então deixá-los fora por anos. {travel.parole}

**Se seus pais têm visto de visitante**, lembre para que ele serve: uma visita. Quem diz “visita” no aeroporto e quer dizer “ficar” pode ter problemas sérios.

## Você promete sustentá-los

Quem faz a petição assina um compromisso de sustento (affidavit of support), o formulário I-864. Você mostra renda suficiente para a sua casa com os seus pais nela. É um contrato com o governo, e uma briga de família não o desfaz. Se a renda é baixa demais, outra pessoa que mora aqui e ganha o bastante também pode assinar.

## O que preparar enquanto espera

1. Peça a sua certidão de nascimento de inteiro teor, com os nomes do pai e da mãe.
2. Escreva em uma página os nomes e as datas de nascimento da família, como estão em cada documento. Marque o que não bate.
3. Liste cada entrada e cada saída dos seus pais nos Estados Unidos, com o tipo de visto.
4. Pergunte a eles, com carinho, sobre visto recusado, prisão ou ordem de saída. Escreva a verdade.
5. Declare os impostos todo ano e guarde as cópias. Elas são a sua prova de renda.
6. Mande traduzir por inteiro os documentos em outro idioma, com a declaração assinada do tradutor.

## O primeiro passo

Se você já tem a cidadania e a idade para isso, comece pela certidão de nascimento. Se não, comece pela sua própria cidadania. Antes, deixe um advogado ler a página da sua família.`,
}

export const portugueseSamples: readonly TranslatedSample[] = [
  whoMayHelp,
  civicsTests,
  parentsAndCitizenship,
]
