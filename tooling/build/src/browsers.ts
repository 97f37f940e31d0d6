/** The browsers that have what the code calls without a polyfill: URL.parse, Map.groupBy, Promise.withResolvers. */
export const browsers = ['chrome >= 126', 'edge >= 126', 'firefox >= 126', 'safari >= 18'];
