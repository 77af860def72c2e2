import 'server-only';
/** Where the proxy tells pages the address they were asked for. Set on every request, so what a client sends is overwritten. */
export const pathHeader = 'x-balcao-path';
