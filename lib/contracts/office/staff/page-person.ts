/**
 * The header in which a page says for whom it was made: the id of the person who was signed in when it was loaded. In another tab somebody
 * else may have signed in since, with the same cookie.
 */
export const pagePersonHeader = 'x-balcao-person';
