import { formatInstant, useTranslation } from '@haisha/i18n';
import { useCopy } from '@haisha/platform';
import { Button, Flex, Icon, Input, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { linkMinutes } from '@haisha/validation/link-minutes';
import type { SentLink } from '@haisha/validation/user';
import { type RefObject, useId, useRef } from 'react';

export type SentLinkDialogProps = {
  title: string;
  sent: SentLink;
  /** What the question before was asked by. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** To whom a link was mailed, or the link itself, once, for the administrator to hand over. */
export function SentLinkDialog({ title, sent, opener, onClose }: SentLinkDialogProps) {
  const { t } = useTranslation('user');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { copy, hasFailed } = useCopy();
  const { link, endsAt, mailedTo } = sent;

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      // A click beside it must not lose a link that is shown once.
      role={link === null ? 'dialog' : 'alertdialog'}
      size="lg"
      initialFocusRef={field}
      finalFocusRef={opener}
      footer={
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {t('ui:close')}
        </Button>
      }
    >
      {link === null ? (
        <Text>{t('link.mailed', { address: mailedTo, minutes: linkMinutes })}</Text>
      ) : (
        <Stack gap="4">
          <Text>{t('link.shown')}</Text>
          <Stack gap="1.5">
            <Text as="label" {...{ htmlFor: id }} textStyle="sm" fontWeight="semibold">
              {t('link.label')}
            </Text>
            <Flex gap="2" wrap="wrap">
              <Input
                id={id}
                ref={field}
                readOnly
                value={link}
                flex="1 1 16rem"
                fontFamily="mono"
                onFocus={(event) => event.target.select()}
              />
              <Button
                onClick={() => {
                  field.current?.select();
                  copy(link);
                }}
              >
                <Icon name="copy" />
                {t('link.copy')}
              </Button>
            </Flex>
            {endsAt !== null && <Text textStyle="sm">{t('link.ends', { at: formatInstant(endsAt) })}</Text>}
            <Text textStyle="sm" role="status">
              {hasFailed && t('link.copyFailed')}
            </Text>
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
}
