/** All texts of a file; the query separates the few of the first load from the others in the build. */
declare module '*.json?all' {
  const messages: import('@haisha/i18n').Messages;
  export default messages;
}
