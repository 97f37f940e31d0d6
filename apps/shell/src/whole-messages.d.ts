/** All texts of a file; the query keeps the few of the first load apart from the rest in the build. */
declare module '*.json?all' {
  const messages: import('@haisha/i18n').Messages;
  export default messages;
}
