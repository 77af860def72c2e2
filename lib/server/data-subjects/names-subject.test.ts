import { describe, expect, test } from 'vitest';
import { keysOf, nothingLearned, subjectMatcher } from './names-subject';

const joana = { document: '39053344705', key: '+5511987654321', email: 'joana.trindade@casa.example', name: 'Joana Trindade' };
const names = (record: unknown, subject = joana as Parameters<typeof subjectMatcher>[0], learned = nothingLearned) =>
  subjectMatcher(subject, learned).names(record);

describe('a record is somebody’s', () => {
  test.each([
    ['their document, with or without punctuation', { payerDocument: '390.533.447-05' }],
    ['their document within a text', 'CPF:39053344705, pago em dobro'],
    ['their e-mail, whatever its case', { at: [{ email: 'Joana.Trindade@casa.example' }] }],
    ['their phone without its country', 'ligar para 11-98765-4321'],
    ['their name and their shortened document', { name: 'JOANA  TRÍNDADE', document: '***.533.447-**' }],
    ['their name where no document is', 'Pagamento combinado com Joana Trindade.'],
  ])('with %s', (_name, record) => {
    expect(names(record)).toBe(true);
  });

  test.each([
    ['their name beside the document of somebody else', { payerName: 'Joana Trindade', payerDocument: '52998224725' }],
    ['their name beside another shortened document', { name: 'Joana Trindade', document: '***.982.247-**' }],
    ['their shortened document alone, which others have too', { document: '***.533.447-**' }],
    ['a longer name', 'Joana Trindades'],
    ['a longer number', '1390533447051'],
    ['nothing', { payerName: null, amount: 10, list: [] }],
  ])('not with %s', (_name, record) => {
    expect(names(record)).toBe(false);
  });

  test('with their name alone, when nothing else is known of them', () => {
    expect(names({ payerName: 'Joana Trindade', payerDocument: '52998224725' }, { name: 'Joana Trindade' })).toBe(true);
  });

  test('with a name that stood beside their document elsewhere', () => {
    const { namesIn } = subjectMatcher({ document: joana.document }, nothingLearned);
    const found = namesIn({
      data: [{ payerName: 'Joana Trindade', payerDocument: '390.533.447-05', receiverName: 'Loja', receiverDocument: '1' }],
    });
    expect(found).toEqual(['Joana Trindade']);
    const holder = { name: 'Joana Trindade', document: '***.533.447-**' };
    expect([
      names(holder, { document: joana.document }),
      names(holder, { document: joana.document }, { ...nothingLearned, names: found }),
    ]).toEqual([false, true]);
  });
});

test('a document and an e-mail are looked for as Pix keys too, each once', () => {
  expect(keysOf(joana)).toEqual(['39053344705', '+5511987654321', 'joana.trindade@casa.example']);
});
