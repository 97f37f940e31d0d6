let page = '';
let product = '';
let inPlaceOfPage: string | null = null;

function show(): void {
  document.title = [inPlaceOfPage ?? page, product].filter(Boolean).join(' | ');
}

/** Shows the title of the route before the product's name. */
export function setPageTitle(title: string, productName: string): void {
  page = title;
  product = productName;
  show();
}

/** Shows a title instead of the page's own, such as that of an error; the returned function restores it. */
export function overrideTitle(title: string): () => void {
  inPlaceOfPage = title;
  show();
  return () => {
    if (inPlaceOfPage === title) inPlaceOfPage = null;
    show();
  };
}
