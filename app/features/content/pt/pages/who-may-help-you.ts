import type { RecordData } from '#app/features/content/record-types.ts'

export const whoMayHelpYou: RecordData<'page'> = {
  layout: 'plain',
  slug: 'quem-pode-ajudar',
  isAboutLaw: true,
  title: 'Quem pode ajudar você',
  description:
    'Um notary public não é advogado. Quem pode dar orientação sobre imigração nos Estados Unidos, como verificar uma licença e como denunciar fraudes.',
  subtitle:
    'Nos Estados Unidos, um “notary public”, que só reconhece assinaturas, não é advogado. Veja como verificar qualquer pessoa, inclusive nós.',
  sections: [
    {
      kind: 'text',
      id: 'who-may',
      title: 'Quem pode orientar você sobre imigração',
      text: `Com poucas exceções, só dois tipos de pessoa podem dizer qual formulário usar e o que escrever nele. Só eles podem dizer o que falar a um agente. Os outros podem traduzir para você e digitar o que você diz, e nada mais.

- Um advogado com licença ativa de um estado dos EUA, de um território dos EUA ou do Distrito de Colúmbia. Um advogado com licença de um estado pode cuidar de casos de imigração em todos.
- Um representante credenciado. Essa pessoa não é advogada, mas trabalha em uma organização sem fins lucrativos e tem a aprovação do Departamento de Justiça dos EUA.

[Lista de organizações reconhecidas e representantes credenciados (em inglês)](https://www.justice.gov/eoir/recognition-accreditation-roster-reports)`,
    },
    {
      kind: 'text',
      id: 'notary',
      title: 'Um notary public não é advogado',
      text: `Em boa parte da América Latina, e em muitos outros países, um notário ou tabelião estudou Direito e pode fazer o que fazem os advogados. Nos Estados Unidos, um “notary public” só pode ver você assinar um papel e pôr um carimbo nele. Ninguém precisa de um diploma de Direito para isso.

Algumas pessoas se aproveitam da semelhança entre as palavras “notary” e “notário” e tiram dinheiro de quem acabou de chegar. Tenha o mesmo cuidado com “consultores de imigração”, com “despachantes”, e com agências de viagem ou escritórios de imposto de renda que oferecem “papéis”. Um formulário errado pode fazer você perder o caso, e quem assinou foi você.`,
    },
    {
      kind: 'text',
      id: 'check',
      title: 'Como verificar uma licença',
      showsAdmissions: true,
      text: `Verificar é grátis e leva poucos minutos. Peça o nome completo do advogado e o estado da licença. Depois procure no registro oficial da ordem dos advogados (state bar) ou do tribunal mais alto desse estado. Digite o endereço você mesmo; não siga um link que alguém mandou. O registro diz se a licença está ativa e, em muitos estados, se o advogado já foi punido.

Estes são os nossos advogados. Por favor, verifique também a licença deles.

[Advogados que os tribunais de imigração puniram (em inglês)](https://www.justice.gov/eoir/list-of-currently-disciplined-practitioners)

[Como achar ajuda jurídica, segundo o serviço de imigração (em inglês)](https://www.uscis.gov/avoid-scams/find-legal-services)`,
    },
    {
      kind: 'text',
      id: 'signs',
      title: 'Sinais de que algo está errado',
      text: `Um só destes sinais já é motivo para parar e perguntar a outra pessoa.

- Prometem um resultado, ou um visto até certo dia.
- Querem que você assine um formulário em branco, ou em um idioma que você não lê.
- Não dão a você um contrato escrito, um recibo ou cópias do que enviam ao governo.
- Ficam com o seu passaporte ou com os seus documentos originais.
- Mandam você deixar algo de fora, ou dizer algo que não é verdade.
- Ligam, escrevem ou mandam mensagens dizendo ser “o governo” e pedem dinheiro. O governo não pede cartões-presente, transferências de dinheiro nem pagamento por aplicativo de celular.
- O site parece oficial, mas o endereço não termina em .gov.`,
    },
    {
      kind: 'text',
      id: 'report',
      title: 'Como denunciar uma fraude',
      text: `Você pode denunciar uma fraude, seja qual for o seu status. Guarde cada recibo, mensagem e formulário. Você não precisa dizer mais sobre si do que quiser, e pode falar antes com um advogado.

Se deram entrada em formulários no seu nome, conte logo a um advogado. Alguns erros ainda podem ser corrigidos.

[Federal Trade Commission: denunciar uma fraude (em inglês)](https://reportfraud.ftc.gov/)

[Serviço de imigração: denunciar golpes de imigração, estado por estado (em inglês)](https://www.uscis.gov/avoid-scams/report-immigration-scams)

[O procurador-geral (attorney general) do seu estado (em inglês)](https://www.usa.gov/state-attorney-general)`,
    },
    {
      kind: 'text',
      id: 'danger',
      title: 'Se você estiver em perigo',
      text: 'Ligue para o 911. Qualquer pessoa pode ligar, seja qual for o seu status. Para questões jurídicas, ligue para {phone} de um telefone que seja seguro usar.',
    },
  ],
}
