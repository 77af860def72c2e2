import { type Bank, banks } from './banks';
import { companyName } from './companies';
import { cnpj, cpf } from './documents';
import type { Random } from './random';

/** A party of a Pix. */
export interface Party {
  readonly name: string;
  readonly document: string;
  readonly email: string;
  readonly bank: Bank;
}

const first =
  'Helena Otávio Yara Bruno Caio Noemi Iracema Davi Antônia João Inês Luís Beatriz Cauã Conceição Estêvão Flávia Gonçalo Heloísa Ígor Jacira Júlio Lívia Mateus Núbia Olívia Patrícia Raí Sebastião Sofia Tainá Úrsula Valéria Vinícius Zélia Aparecida Benício Cecília Dário Eloá Fabrício Graça Hermínia Iuri Janaína Laís Marília Nathália Péricles Rosângela'.split(
    ' ',
  );
const second = 'Maria|José|Cristina|Augusto|Regina|Henrique|Aparecida|Eduardo|Lúcia|Antônio'.split('|');
const last =
  'Nogueira|Brandt|Carneiro|Castanho|Falcão|Quintela|Prado|Lins|Menezes|Duarte|Rocha|Assunção|Bezerra|Cordeiro|Damasceno|Espíndola|Fagundes|Guimarães|Holanda|Imbassahy|Jordão|Klein|Leão|Magalhães|Negrão|Ó|Peçanha|Queirós|Rebouças|Simões|Távora|Uchôa|Valença|Xavier|Yamamoto|Zanetti|de Sá|da Conceição|dos Anjos|do Vale|e Silva|Araújo|Muniz|Tavares|Portela|Couto'.split(
    '|',
  );

export function person(random: Random): Party {
  const middle = random.chance(0.3) ? ` ${random.pick(second)}` : '';
  const given = random.pick(first);
  const family = `${random.pick(last)}${random.chance(0.7) ? ` ${random.pick(last)}` : ''}${random.chance(0.04) ? ' Filho' : ''}`;
  return {
    name: `${given}${middle} ${family}`,
    document: cpf(random),
    email: emailOf(`${given} ${family}`, random),
    bank: random.pick(banks),
  };
}

export function company(random: Random): Party {
  const name = companyName(random);
  return {
    name,
    document: cnpj(random, random.chance(0.15)),
    email: emailOf(`contas ${name.replace(/ \S+$/, '')}`, random),
    bank: random.pick(banks),
  };
}

function emailOf(name: string, random: Random): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .split(' ');
  return `${words[0]}.${words.at(-1)}${random.digits(2)}@correio.example`;
}
