import type { Random } from './random';

const trades =
  'Mercearia|Papelaria|Tecelagem|Embalagens|Transportes|Marcenaria|Panificadora|Floricultura|Gráfica|Laticínios|Cerâmica|Ferragens|Confecções|Armarinho|Distribuidora|Vidraçaria'.split(
    '|',
  );
const brandNames =
  'Rio Manso|Dois Irmãos|Girassol|Serrana|Andaluz|São Brás|Boa Vista|Três Marias|Aurora|Jequitibá|Pedra Branca|Ribeirão|Candeias|Santa Fé|Água Clara|Maracanã|Bom Retiro|Piraí|Estância Velha|Caminho Novo'.split(
    '|',
  );
const forms = ['Ltda', 'Ltda', 'ME', 'S.A.', 'EIRELI'];

export function companyName(random: Random): string {
  return `${random.pick(trades)} ${random.pick(brandNames)} ${random.pick(forms)}`;
}
