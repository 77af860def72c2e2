import 'server-only';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`;

const roots = `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const workbook = `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets><sheet name="Dados" sheetId="1" r:id="r1"/><sheet name="Resumo" sheetId="2" r:id="r2"/></sheets></workbook>`;

const relations = `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="r3" Type="${office}/styles" Target="styles.xml"/></Relationships>`;

/** The styles: plain, header, instant, money, quoted text, quoted header. */
const styles = `${xml}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm:ss"/><numFmt numFmtId="165" formatCode="#,##0.00###"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" xfId="0" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" xfId="0" quotePrefix="1" applyFont="1" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** The start of a sheet: column widths in digits, and a head that stays in view. */
function sheetStart(widths: readonly number[], { freezesHead = false } = {}): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const views = freezesHead ? `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` : '';
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('');
  return `${xml}<worksheet xmlns="${main}">${views}<cols>${columns}</cols><sheetData>`;
}

/** The end of a sheet, with a filter over so many columns and rows. */
function sheetEnd(filtered?: { readonly columns: number; readonly rows: number }): string {
  const filter = filtered ? `<autoFilter ref="A1:${columnName(filtered.columns)}${filtered.rows}"/>` : '';
  return `</sheetData>${filter}</worksheet>`;
}

/** The letters of a column, the first being 1: A, Z, AA. */
function columnName(column: number): string {
  const rest = (column - 1) % 26;
  const letter = String.fromCharCode(65 + rest);
  return column > 26 ? columnName((column - 1 - rest) / 26) + letter : letter;
}

/** The parts of a workbook (ECMA-376). */
export const xlsxParts = {
  columnName,
  sheetStart,
  sheetEnd,
  files: [
    ['[Content_Types].xml', contentTypes],
    ['_rels/.rels', roots],
    ['xl/workbook.xml', workbook],
    ['xl/_rels/workbook.xml.rels', relations],
    ['xl/styles.xml', styles],
  ],
} as const;
