import { roomOrder } from '@/scripts/lint/server-rooms.mjs';

/** The rooms of `lib/server`, from the bottom up. */
export function serverRoomList(): string {
  return roomOrder.map((rooms, row) => `${row + 1}. ${rooms.map((room) => `\`${room}\``).join(', ')}`).join('\n');
}
