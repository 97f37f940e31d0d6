/** Returns whether neither a modal dialog nor a menu lies over the page: what does gets the keys first. */
export function isInFront(): boolean {
  return document.querySelector('dialog[open], [aria-modal=true], [role=menu]:not([hidden])') === null;
}
