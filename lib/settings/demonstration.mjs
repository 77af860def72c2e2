/** The one password of the demonstration's people. It guards invented data on this machine only, and is printed at every start. */
export const demoPassword = 'balcao-demo-2026';

/** Addresses of the demonstration's people end so; nobody else's can, for the name is reserved. */
export const demoDomain = '@demo.example';
