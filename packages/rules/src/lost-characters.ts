/** Half-width question marks within a word or several at once, and 〓, which stand where another program lacked a character. */
const replaced = /\?{2,}|[\p{L}\p{N}]\?[\p{L}\p{N}]|〓/u;
/** Kanji that names hardly have, and that UTF-8 read as Shift_JIS is full of. */
const misread = /[縺繝]|繧[\u3000-\uffff]/u;

/** Hardly a text holds any of what those two look for. */
const suspect = /[?〓縺繝繧]/;

const webAddress = /https?:\/\/\S+/g;

/** Returns whether a text has probably lost characters before it came here: `???商店`, `丸の内1?2?3`, `縺ゅ＞`. */
export function hasLostCharacters(text: string): boolean {
  if (!suspect.test(text)) return false;
  const prose = text.replaceAll(webAddress, '');
  return replaced.test(prose) || misread.test(prose);
}
