/** Whether nothing lies over the page: what does gets the keys first. */
export function isInFront(): boolean {
  return document.querySelector('dialog[open], [role=dialog], [role=alertdialog], [role=menu]:not([hidden])') === null;
}
