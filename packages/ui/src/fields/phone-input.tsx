import { formatPhone, isPhone, normalizePhone } from '@haisha/rules/phone';
import { DraftInput, type DraftInputProps } from './draft-input.tsx';
import type { ControlProps } from './field-frame.tsx';
import { asText } from './use-draft.ts';

export type PhoneInputProps = ControlProps & Pick<DraftInputProps, 'field'>;

/** An input for a number of the telephone network; its value is the digits, or the text that is no number. */
export function PhoneInput(props: PhoneInputProps) {
  return <DraftInput {...props} read={readPhone} write={(value) => formatPhone(asText(value))} type="tel" />;
}

/** Returns the digits of a complete number; otherwise the text, so that it can be corrected. */
function readPhone(text: string): string | null {
  const number = normalizePhone(text);
  if (number === '') return null;
  return isPhone(number) ? number : text.normalize('NFKC').trim();
}
