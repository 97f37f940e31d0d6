import { phonesInText } from '@haisha/rules/phones-in-text';
import { PhoneLink } from '@haisha/ui/phone-link';

/** What somebody wrote, as it was written; telephone numbers in it are called when they are pressed. */
export function TextWithPhones({ text }: { text: string }) {
  return phonesInText(text).map(({ at, text: said, phone }) =>
    phone === null ? (
      said
    ) : (
      <PhoneLink key={at} phone={phone}>
        {said}
      </PhoneLink>
    ),
  );
}
