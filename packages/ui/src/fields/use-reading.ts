import { toFullWidthKatakana } from '@haisha/rules/kana';
import { type ChangeEvent, type CompositionEvent, useRef } from 'react';

/** Kana, and the Latin letters that will become kana. */
const spoken = /^[ぁ-ゖゝゞァ-ヺーヽヾ・ｦ-ﾟ 　a-zａ-ｚ]*$/i;
const unfinished = /[a-zａ-ｚ]+$/i;

/**
 * Follows how a text is typed with a Japanese input method: 山田 is やまだ before its conversion. Reports that reading in
 * katakana whenever a part is committed, and an empty one once the text is empty.
 */
export function useReading(onReading: ((reading: string) => void) | undefined) {
  const settled = useRef('');
  const current = useRef('');
  if (!onReading) return null;

  function settle(part: string): void {
    settled.current += part;
    onReading?.(toFullWidthKatakana(settled.current));
  }

  return {
    onCompositionStart() {
      current.current = '';
    },
    onCompositionUpdate({ data }: CompositionEvent) {
      const plain = data.replace(unfinished, '');
      if (spoken.test(data) && plain !== '') current.current = plain;
    },
    onCompositionEnd({ data }: CompositionEvent) {
      // The conversion was cancelled: none of it is in the field.
      if (data === '') return;
      settle(current.current);
      current.current = '';
    },
    /** Handles text without an input method: the space between two names, pasted kana, an emptied field. */
    typed({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
      const { data = null, isComposing = false } = nativeEvent as Partial<InputEvent>;
      if (isComposing) return;
      if (target.value === '') {
        settled.current = '';
        onReading?.('');
      } else if (data !== null && spoken.test(data) && !/[a-zａ-ｚ]/i.test(data) && settled.current !== '') {
        settled.current += data;
      }
    },
  };
}
