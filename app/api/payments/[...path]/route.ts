import { gatewayRoute } from '@/lib/server/gateway/gateway-route';

export const { GET, POST, PUT, PATCH, DELETE } = gatewayRoute('payments');
