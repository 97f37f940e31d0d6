/** Returns how many times larger than usual the text of the page is: 2 where somebody set the browser to 32 px. */
export function textScale(): number {
  return (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
}
