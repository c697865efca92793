import type { RecordData } from '#app/features/content/record-types.ts'

export const whoMayHelpYou: RecordData<'page'> = {
  layout: 'plain',
  slug: 'quien-puede-ayudarle',
  isAboutLaw: true,
  title: 'Quién puede ayudarle',
  description:
    'Un notary public no es abogado. Quién puede dar asesoría de inmigración, cómo verificar una licencia en el registro oficial y cómo denunciar un fraude.',
  subtitle:
    'En Estados Unidos, un notario público (notary public) no es abogado. Aquí le decimos cómo verificar a cualquiera, también a nosotros.',
  sections: [
    {
      kind: 'text',
      id: 'who-may',
      title: 'Quién puede darle asesoría de inmigración',
      text: `Con pocas excepciones, solo dos tipos de personas pueden decirle qué formulario usar y qué escribir en él. Y solo ellas pueden aconsejarle qué decirle a un oficial. Los demás pueden traducir para usted y escribir lo que usted les diga, y nada más.

- Un abogado con licencia activa de un estado de Estados Unidos, de un territorio de Estados Unidos o del Distrito de Columbia. Un abogado con licencia en un estado puede llevar casos de inmigración en todos.
- Un representante acreditado. Esta persona no es abogado. Trabaja para una organización sin fines de lucro y tiene la aprobación del Departamento de Justicia de Estados Unidos.

[Lista de organizaciones reconocidas y representantes acreditados](https://www.justice.gov/eoir/recognition-accreditation-roster-reports)`,
    },
    {
      kind: 'text',
      id: 'notary',
      title: 'Un notary public no es abogado',
      text: `En gran parte de América Latina, y en muchos otros países, un notario público ha estudiado derecho y puede hacer lo que hacen los abogados. En Estados Unidos, un notary public solo puede ver cómo usted firma un papel y ponerle un sello. Para eso no hace falta estudiar derecho.

Algunas personas aprovechan que las dos palabras se parecen para quitarles dinero a los recién llegados. Tenga el mismo cuidado con los “consultores de inmigración” y con quienes “ayudan con los formularios”. Téngalo también con las oficinas de viajes o de impuestos que ofrecen “papeles”. Un formulario equivocado puede costarle el caso, y quien lo firmó es usted.`,
    },
    {
      kind: 'text',
      id: 'check',
      title: 'Cómo verificar una licencia',
      showsAdmissions: true,
      text: `Verificar es gratis y toma unos minutos. Pregunte el nombre completo del abogado y en qué estado tiene la licencia. Luego busque en el registro oficial del colegio de abogados (bar) o de la corte más alta de ese estado. Escriba usted la dirección; no siga un enlace que alguien le envió. El registro dice si la licencia está activa y, en muchos estados, si el abogado recibió una sanción.

Estos son nuestros abogados. Por favor, verifíquelos también.

[Abogados a quienes las cortes de inmigración han sancionado](https://www.justice.gov/eoir/list-of-currently-disciplined-practitioners)

[Cómo encontrar ayuda legal, según la agencia de inmigración](https://www.uscis.gov/avoid-scams/find-legal-services)`,
    },
    {
      kind: 'text',
      id: 'signs',
      title: 'Señales de que algo está mal',
      text: `Cualquiera de estas señales es motivo para parar y preguntar a otra persona.

- Le prometen un resultado, o que tendrá la visa a más tardar cierto día.
- Quieren que firme un formulario vacío, o en un idioma que usted no lee.
- No quieren darle un contrato por escrito, un recibo o copias de lo que presentan.
- Se quedan con su pasaporte o con sus documentos originales.
- Le dicen que omita algo, o que diga algo que no es verdad.
- Llaman, escriben o mandan mensajes como si fueran “el gobierno” y piden dinero. El gobierno no pide tarjetas de regalo, transferencias de dinero ni pagos con una aplicación del teléfono.
- Su sitio web parece oficial, pero su dirección no termina en .gov.`,
    },
    {
      kind: 'text',
      id: 'report',
      title: 'Cómo denunciar un fraude',
      text: `Puede denunciar un fraude sea cual sea su estatus migratorio. Guarde cada recibo, mensaje y formulario. No tiene que decir sobre usted más de lo que quiera, y puede hablar primero con un abogado.

Si se presentaron formularios a su nombre, dígaselo pronto a un abogado. Algunos errores todavía se pueden corregir.

[Comisión Federal de Comercio (FTC): denunciar un fraude](https://reportfraud.ftc.gov/)

[Agencia de inmigración: denunciar fraudes de inmigración, estado por estado](https://www.uscis.gov/avoid-scams/report-immigration-scams)

[El fiscal general de su estado](https://www.usa.gov/state-attorney-general)`,
    },
    {
      kind: 'text',
      id: 'danger',
      title: 'Si está en peligro',
      text: 'Llame al 911. Cualquier persona puede llamar, sea cual sea su estatus migratorio. Para preguntas legales, llámenos al {phone} desde un teléfono que sea seguro usar.',
    },
  ],
}
