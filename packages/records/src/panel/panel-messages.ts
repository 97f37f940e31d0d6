import enPanel from '@haisha/i18n/en/panel.json';
import jaPanel from '@haisha/i18n/ja/panel.json';

/** The words of the panel beside a list: they come with it. */
export const panelMessages = {
  panel: { ja: jaPanel, en: enPanel },
};
