// As Word, Google Docs and Excel put a table on the clipboard, shortened.

const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=ProgId content=Word.Document><style><!-- table.MsoTableGrid {border:solid windowtext 1.0pt;} --></style></head><body lang=EN-US><!--StartFragment-->
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=208 valign=top style='width:155.8pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal style='margin-bottom:0in'><b>Form<o:p></o:p></b></p>
  </td>
  <td width=416 colspan=2 valign=top style='width:311.7pt'>
  <p class=MsoNormal align=center style='text-align:center'>Fee<o:p></o:p></p>
  </td>
 </tr>
 <tr style='mso-yfti-irow:1'>
  <td width=208 rowspan=2 valign=top style='width:155.8pt'>
  <p class=MsoNormal>I-130<o:p></o:p></p>
  </td>
  <td width=208 valign=top style='width:155.85pt'>
  <p class=MsoNormal>$675<o:p></o:p></p>
  <p class=MsoNormal>on <i>paper</i><o:p></o:p></p>
  <p class=MsoNormal><o:p>&nbsp;</o:p></p>
  </td>
  <td width=208 valign=top style='width:155.85pt'>
  <p class=MsoNormal>since 2024<o:p></o:p></p>
  </td>
 </tr>
 <tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'>
  <td width=208 valign=top style='width:155.85pt'>
  <p class=MsoNormal>$625 | online<o:p></o:p></p>
  </td>
  <td width=208 valign=top style='width:155.85pt'>
  <p class=MsoNormal><o:p>&nbsp;</o:p></p>
  </td>
 </tr>
</table>
<p class=MsoNormal>Below it<o:p></o:p></p>
<!--EndFragment--></body></html>`

const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-2"><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="300"/><col width="300"/></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;padding:5pt;"><p dir="ltr" style="line-height:1.2;"><span style="font-size:11pt;font-weight:700;">Form</span></p></td><td style="padding:5pt;"><p dir="ltr"><span style="font-weight:400;">Fee</span></p></td></tr><tr><td><p dir="ltr"><span style="font-weight:400;">N-400</span></p></td><td><ul><li dir="ltr"><p dir="ltr"><span>$760</span></p></li><li dir="ltr"><p dir="ltr"><span>$710 online</span></p></li></ul></td></tr></tbody></table></div></b>`

const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style>td {mso-style-parent:style0;}</style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'><!--StartFragment--><col width=64 span=2 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 width=64 style='height:15.0pt;width:48pt'>Form</td>
  <td width=64 style='width:48pt'>Fee</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 style='height:15.0pt'>I-90</td>
  <td class=xl65 align=right>$465</td>
 </tr>
<!--EndFragment--></table></body></html>`

const HEADER_COLUMN = `<table><caption>Fees</caption><tr><th>Form</th><th>Fee</th></tr><tr><th scope="row"><p>I-130</p></th><td>$675</td></tr><tr><th>N-400</th><td>$760</td></tr></table>`

const ALIGNED = `<table><col><col align="right"><col><tr><th>Form</th><th>Fee</th><th align="center">Since</th><th style="text-align:right">Left</th></tr><tr><td>I-130</td><td>$675</td><td><p class=MsoNormal align=center style='text-align:center'>2024</p></td><td>one is not</td></tr><tr><td>N-400</td><td></td><td style="color:red; text-align: center">2025</td><td style="text-align:right">one is</td></tr></table>`

/** What is pasted, and the Markdown that comes of it. */
export const PASTED_TABLES = [
  [
    WORD,
    '| **Form** | Fee |  |\n| --- | --- | --- |\n| I-130 | $675<br>on _paper_ | since 2024 |\n|  | $625 \\| online |  |\n\nBelow it',
  ],
  [GOOGLE_DOCS, '| **Form** | Fee |\n| --- | --- |\n| N-400 | $760<br>$710 online |'],
  [EXCEL, '| Form | Fee |\n| --- | --- |\n| I-90 | $465 |'],
  [HEADER_COLUMN, 'Fees\n\n| Form | Fee |\n| --- | --- |\n| I-130 | $675 |\n| N-400 | $760 |'],
  [
    ALIGNED,
    '| Form | Fee | Since | Left |\n| --- | --: | :-: | --- |\n| I-130 | $675 | 2024 | one is not |\n| N-400 |  | 2025 | one is |',
  ],
] as const
