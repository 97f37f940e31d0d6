/** Saves a text as a browser download. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers still read from the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
