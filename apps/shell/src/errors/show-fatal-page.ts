const words = {
  ja: {
    title: 'エラーが発生しました',
    hint: '読み込み直しても直らないときは、システム管理者に連絡してください。',
    reload: '読み込み直す',
  },
  en: {
    title: 'Something went wrong',
    hint: 'If it is still broken after reloading, tell your system administrator.',
    reload: 'Reload',
  },
};

/** Shows the page of last resort, which depends on nothing, neither texts nor design system. */
export function showFatalPage(page: Document = document, reload: () => void = () => page.location.reload()): void {
  const { title, hint, reload: label } = words[page.documentElement.lang === 'en' ? 'en' : 'ja'];
  const main = page.createElement('main');
  main.style.cssText =
    'max-width:36rem;margin:15vh auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif;text-align:center';
  const heading = element(page, 'h1', title, 'font-size:1.5rem;font-weight:700;margin:0 0 .5rem');
  const status = element(page, 'p', '500 Internal Server Error', 'font-family:monospace;margin:0 0 1rem');
  const button = element(
    page,
    'button',
    label,
    'font:inherit;margin-top:1.5rem;padding:.6rem 1.5rem;border:0;border-radius:.4rem;background:#1867c0;color:#fff;cursor:pointer',
  );
  button.addEventListener('click', () => reload());
  main.append(heading, status, element(page, 'p', hint, 'margin:0'), button);
  page.title = title;
  page.body.replaceChildren(main);
}

function element(page: Document, tag: string, text: string, style: string): HTMLElement {
  const made = page.createElement(tag);
  made.textContent = text;
  made.style.cssText = style;
  return made;
}
