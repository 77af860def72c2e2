import { doorRoute } from '@/lib/server/door/door-route';

export const { GET, POST, PUT, PATCH, DELETE } = doorRoute('payments');
