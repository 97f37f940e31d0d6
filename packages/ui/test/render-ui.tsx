import { changeLocale, initI18n, type Locale } from '@haisha/i18n';
import { UiProvider } from '@haisha/ui';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect } from 'vitest';

let started = false;

/** Renders something inside the design system, with its texts, as a screen would. */
export async function renderUi(children: ReactNode, locale: Locale = 'ja') {
  if (!started) {
    await initI18n({
      locale,
      isProduction: true,
      log: { error: fail },
      onMissing: (missing) => fail(`missing ${missing.namespace}:${missing.key}`),
      load: {
        ja: async () => ({
          ui: (await import('@haisha/i18n/ja/ui.json')).default,
          commandPanel: (await import('@haisha/i18n/ja/command-panel.json')).default,
          validation: (await import('@haisha/validation/messages/ja.json')).default,
        }),
        en: async () => ({
          ui: (await import('@haisha/i18n/en/ui.json')).default,
          commandPanel: (await import('@haisha/i18n/en/command-panel.json')).default,
          validation: (await import('@haisha/validation/messages/en.json')).default,
        }),
      },
    });
    started = true;
  }
  await changeLocale(locale);
  const user = userEvent.setup();
  return { user, ...render(children, { wrapper: UiProvider }) };
}

function fail(message: unknown) {
  expect.fail(String(message));
}
