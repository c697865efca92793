import type { RecordData } from '#app/features/content/record-types.ts'

export const urgent: RecordData<'page'> = {
  layout: 'plain',
  slug: 'urgente',
  isAboutLaw: true,
  quickExit: true,
  title: 'Ayuda urgente',
  description:
    'Qué hacer ahora: ICE o la policía en la puerta, un familiar detenido, una carta de la corte, violencia, una fecha límite o dinero que le quitaron.',
  subtitle:
    'Busque lo que ha pasado y empiece por el primer punto. Las líneas de teléfono de esta página son públicas; ninguna es nuestra.',
  sections: [
    {
      kind: 'text',
      id: 'door',
      title: 'ICE o la policía está en la puerta',
      text: `1. No tiene que abrirles. Pida a los agentes que muestren el papel contra la ventana.
2. Mire quién lo firmó. {door.paper}
3. Diga: “I do not consent” (no doy mi consentimiento). No se resista, aunque entren.
4. Después guarde silencio, salvo para pedir un abogado.

{door.memo}

{removal.expedited}

*Fuentes: el papel ({door.paper:source}), {door.paper:day}; el memorando ({door.memo:source}), {door.memo:day}; la deportación sin juez ({removal.expedited:source}), {removal.expedited:day}.*`,
    },
    {
      kind: 'text',
      id: 'detained',
      title: 'Un familiar está detenido',
      text: `1. Busque en [locator.ice.gov](https://locator.ice.gov/). Sirve para buscar a adultos. Necesita el número A (A-number) y el país de nacimiento, o el nombre completo exacto y el país de nacimiento.
2. Llame a ICE y pregunte dónde está la persona: [{line.ice}](tel:+{line.ice:value}).
3. Llame a un abogado. RAICES ayuda a personas detenidas: [{line.raices}](tel:+{line.raices:value}). El Departamento de Justicia tiene [una lista de ayuda legal gratuita](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers).
4. Dígale a su familiar que no firme nada antes de que un abogado lo haya leído.

{detention.bond}

*Fuentes: los teléfonos ({line.ice:source}), {line.ice:day}; la fianza ({detention.bond:source}), {detention.bond:day}.*`,
    },
    {
      kind: 'text',
      id: 'court',
      title: 'Una carta o una fecha de la corte de inmigración',
      text: `1. Pregunte cuándo es la audiencia. Llame al [{line.court}](tel:+{line.court:value}) o mire en [acis.eoir.justice.gov](https://acis.eoir.justice.gov/), en inglés o español. Necesita su número A (A-number).
2. Vaya a todas las audiencias. Si falta a una, el juez puede ordenar su deportación.
3. Hable con un abogado antes de esa fecha, y lleve todas las hojas de la carta. Si la carta menciona un país que no es el suyo, pregunte de inmediato a un abogado.
4. Si se muda, avise a la corte con el formulario EOIR-33 y a USCIS con el formulario AR-11. Una carta que no le llega puede costarle el caso.

El Departamento de Justicia mantiene [una lista de ayuda legal gratuita](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers) y [una lista de organizaciones que pueden dar ayuda legal](https://www.justice.gov/eoir/recognition-accreditation-roster-reports).

*Fuente: el teléfono ({line.court:source}), {line.court:day}.*`,
    },
    {
      kind: 'text',
      id: 'hurt',
      title: 'Alguien me hace daño o me obliga',
      text: `1. ¿Está en peligro ahora? Llame al [911](tel:911).
2. La Línea Nacional contra la Violencia Doméstica contesta de día y de noche: [{line.violence}](tel:+{line.violence:value}). También puede enviar por mensaje de texto la palabra {line.violence-text}, o escribir en [thehotline.org](https://www.thehotline.org/). Por teléfono de texto (TTY): [{line.violence-tty}](tel:+{line.violence-tty:value}).
3. ¿Alguien le obliga a trabajar o a tener sexo, o se queda con sus documentos? Llame a la línea contra la trata de personas: [{line.trafficking}](tel:+{line.trafficking:value}), o envíe un mensaje de texto al {line.trafficking-text}. Atiende en inglés y español, y en otros idiomas con un intérprete.
4. Llame desde un teléfono seguro. Cuando esté a salvo, pregunte por su estatus. Tal vez pueda solicitar [una visa U](/services/u-visa). Si quien le hace daño es un familiar con ciudadanía o residencia permanente (green card), tal vez pueda presentar su propia petición, y en secreto ([VAWA](/glossary#vawa)).

*Fuentes: la violencia doméstica ({line.violence:source}), {line.violence:day}; la trata de personas ({line.trafficking:source}), {line.trafficking:day}.*`,
    },
    {
      kind: 'text',
      id: 'deadline',
      title: 'Una fecha límite se acerca, o una tarjeta vence',
      text: `- **Asilo:** por regla general, debe presentar la solicitud en un plazo de {asylum.deadline} desde su última llegada. {asylum.exceptions}
- **Tarjeta verde de diez años:** {card.renewal}
- **Tarjeta verde de dos años:** {card.conditions} {card.alone}
- **Permiso de trabajo:** {work-permit.renewal} Presente la renovación con tiempo.
- **DACA:** {daca.state}
- **Una carta que pide documentos:** responda a más tardar el día que dice la carta, y guarde una copia.

USCIS contesta en el [{line.uscis}](tel:+{line.uscis:value}). Su propio sitio para los casos es [my.uscis.gov](https://my.uscis.gov/); myuscis.com no es del gobierno.

*Fuentes: la tarjeta verde ({card.renewal:source}), {card.renewal:day}; el permiso de trabajo ({work-permit.renewal:source}), {work-permit.renewal:day}; DACA ({daca.state:source}), {daca.state:day}.*`,
    },
    {
      kind: 'text',
      id: 'money',
      title: 'Alguien se quedó con mi dinero',
      text: `1. No firme ni pague nada más a esa persona.
2. Guarde cada recibo, mensaje, nombre y formulario, y tómeles fotos.
3. Pregunte pronto a un abogado qué se presentó a su nombre. Algunos errores todavía se pueden corregir.
4. Denúncielo, sea cual sea su estatus migratorio: [cómo denunciar un fraude](/who-may-help-you#report).`,
    },
  ],
}
