/** Where labour agreements and what is set for hours are. */
export const agreementPath = '/labour-agreements';
