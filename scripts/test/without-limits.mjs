/** Settings for runs in which a few people do the work of many. */
export const withoutLimits = {
  LIMIT_PERSONAL: '10000000',
  LIMIT_REVEAL: '10000000',
  LIMIT_LOOKUP: '10000000',
  LIMIT_MONEY: '10000000',
  LIMIT_EXPORT: '10000000',
};
