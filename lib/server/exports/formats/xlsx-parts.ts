import 'server-only';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`;

const roots = `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const workbook = `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Dados" sheetId="1" r:id="r1"/><sheet name="Resumo" sheetId="2" r:id="r2"/></sheets></workbook>`;

const relations = `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="r3" Type="${office}/styles" Target="styles.xml"/></Relationships>`;

/** The styles: plain, header, instant, money, quoted text, quoted header. */
const styles = `${xml}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm:ss"/><numFmt numFmtId="165" formatCode="#,##0.00###"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" xfId="0" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" xfId="0" quotePrefix="1" applyFont="1" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** The fixed parts of a workbook (ECMA-376). */
export const xlsxParts = {
  sheetStart: `${xml}<worksheet xmlns="${main}"><sheetData>`,
  sheetEnd: '</sheetData></worksheet>',
  files: [
    ['[Content_Types].xml', contentTypes],
    ['_rels/.rels', roots],
    ['xl/workbook.xml', workbook],
    ['xl/_rels/workbook.xml.rels', relations],
    ['xl/styles.xml', styles],
  ],
} as const;
