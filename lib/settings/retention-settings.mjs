import { wholeNumber } from './forms.mjs';
import { setting } from './setting.mjs';

/** @param {number} least @param {number} most @param {number} usual @param {string} what */
const days = (least, most, usual, what) =>
  setting(wholeNumber(least, most).default(usual), `por quantos dias se guarda ${what}, de ${least} a ${most}`, String(usual));

/** For how many days each kind of data is kept. */
export const retentionSettings = {
  RETENTION_CALLBACKS: days(7, 3650, 90, 'o texto dos avisos recebidos'),
  RETENTION_SENT_DEFENSES: days(365, 7300, 1825, 'as defesas enviadas'),
  RETENTION_DRAFTS: days(7, 3650, 90, 'os rascunhos de defesa em que ninguém mexe'),
  RETENTION_ASSIGNMENTS: days(30, 3650, 365, 'quem cuidava de cada infração'),
  RETENTION_DEADLINE_MAILS: days(30, 3650, 180, 'o registro dos e-mails de prazo'),
  RETENTION_PAYEES: days(90, 3650, 730, 'o nome de quem recebeu nas operações'),
  RETENTION_EXPORTS: days(1, 30, 1, 'os arquivos exportados'),
  RETENTION_REPORTS: days(7, 3650, 180, 'os pedidos de relatório'),
  RETENTION_RESENDS: days(30, 3650, 365, 'os reenvios de callbacks'),
  RETENTION_ALERTS: days(30, 3650, 365, 'os alertas de segurança'),
  RETENTION_SESSIONS: days(183, 3650, 183, 'os acessos que acabaram; a lei pede seis meses'),
};
