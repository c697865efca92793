import type { RecordData } from '#app/features/content/record-types.ts'

export const accessibility: RecordData<'page'> = {
  layout: 'plain',
  slug: 'accesibilidad',
  title: 'Accesibilidad',
  description:
    'Cómo leer nuestras páginas con teclado, lector de pantalla, letra grande o un teléfono viejo, qué límites conocemos y cómo avisarnos de un problema.',
  subtitle: 'Queremos que pueda leer y usar cada página. Si no puede, por favor, díganos.',
  date: '2026-11-25',
  sections: [
    {
      kind: 'text',
      id: 'aim',
      title: 'Qué buscamos',
      text: `Buscamos cumplir las pautas de accesibilidad para la web (Web Content Accessibility Guidelines), WCAG 2.2, nivel AA.

[El Departamento de Justicia, sobre los sitios web y la ley](https://www.ada.gov/resources/web-guidance/)`,
    },
    {
      kind: 'text',
      id: 'ways',
      title: 'Maneras de leer nuestras páginas',
      text: `- Solo con el teclado. Puede llegar a enlaces, botones y campos, y ve dónde está. Presione Tab una vez y podrá saltar el menú.
- Con un lector de pantalla. Los títulos, las listas y los campos tienen nombre, y los dibujos que solo decoran se omiten.
- Con letra al doble de su tamaño, o en un teléfono angosto. El texto debería caber en la pantalla.
- En un teléfono viejo o con una conexión lenta. Los textos, los enlaces y las preguntas también funcionan con JavaScript desactivado.
- Con colores oscuros o claros, según su aparato. Ningún significado depende solo del color.
- Sin movimiento, si así lo indicó en su aparato. Un botón detiene la fila de banderas que se mueve.`,
    },
    {
      kind: 'text',
      id: 'tested',
      title: 'Qué hemos probado',
      text: 'Probamos todas las páginas por última vez el {date}. Las pruebas fueron automáticas, con colores claros y oscuros y en varios anchos de pantalla. Esas pruebas encuentran solo una parte de los problemas.',
    },
    {
      kind: 'text',
      id: 'limits',
      title: 'Límites que conocemos',
      text: `- Las personas que usan un lector de pantalla todos los días todavía no han probado estas páginas para nosotros.
- Nuestras pruebas se hacen en un solo navegador, Chromium. Otros navegadores pueden mostrar algo de otra manera.
- Los artículos y los avisos del bufete pueden estar solo en inglés. Mientras nadie del bufete haya revisado una página en español, la página lo dice.`,
      also: [
        {
          when: 'calendar',
          text: 'El calendario para reservar es de otra empresa, y no podemos cambiarlo. Puede reservar por teléfono: {phone}.',
        },
        {
          when: 'map',
          text: 'El mapa es de otra empresa, y no podemos cambiarlo. Nuestra dirección está al lado, y puede llamar al {phone} para saber cómo llegar.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'tell-us',
      title: 'Díganos si hay un problema',
      text: 'Llame al {phone} o escriba a {email}. Díganos qué página era y qué usó. También puede pedirnos que le leamos un texto, o un texto en otro formato. Cuando reserve una consulta, díganos qué necesita para participar.',
    },
  ],
}
