/** The header in which the gateway tells by how many seconds the payments service's clock is ahead of ours; absent while they agree. */
export const serviceClockHeader = 'x-balcao-service-clock';
