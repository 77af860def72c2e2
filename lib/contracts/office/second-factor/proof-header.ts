/** The header with the id of the proof an action is repeated with. */
export const proofHeader = 'x-balcao-proof';
