/** With the answer to a sign-out: our own route that leads on to signing out at the provider of single sign-on. */
export const signOutHeader = 'x-balcao-sign-out';
