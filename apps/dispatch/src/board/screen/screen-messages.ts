import enBoardScreen from '@haisha/i18n/en/board-screen.json';
import jaBoardScreen from '@haisha/i18n/ja/board-screen.json';

/** The words of the big screen. */
export const screenMessages = { boardScreen: { ja: jaBoardScreen, en: enBoardScreen } };
