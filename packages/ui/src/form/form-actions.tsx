import { useTranslation } from '@haisha/i18n';
import { Box, Button, Flex, Icon, Kbd, Text } from '@haisha/ui';
import type { ReactNode } from 'react';
import { displayKeys } from '../keys.ts';
import { BottomBar } from './bottom-bar.tsx';

export type FormActionsProps = {
  saveLabel?: string;
  busy?: boolean;
  /** Says that something is not saved yet. */
  dirty?: boolean;
  /** Leaves without saving: the caller's link or button. */
  cancel?: ReactNode;
  /** A notice before saving, above the buttons: always visible, and no field moves for it. */
  notice?: ReactNode;
  /** Other acts besides saving, such as saving and adding the next one. */
  children?: ReactNode;
};

/** The bar under a form that stays visible: save, other acts, cancel. */
export function FormActions({ saveLabel, busy = false, dirty = false, cancel, notice, children }: FormActionsProps) {
  const { t } = useTranslation('ui');
  return (
    <BottomBar bg="bg.panel">
      {notice !== undefined && <Box w="full">{notice}</Box>}
      <Button type="submit" loading={busy} loadingText={t('form.saving')} minW="8rem">
        <Icon name="save" />
        {saveLabel ?? t('form.save')}
      </Button>
      {children}
      {cancel}
      <Flex ms="auto" gap="3" align="center" color="fg.muted" textStyle="sm">
        <Text as="span" role="status">
          {dirty && !busy ? t('form.unsaved') : ''}
        </Text>
        <Kbd hideBelow="lg" aria-hidden="true">
          {displayKeys('mod+s')}
        </Kbd>
      </Flex>
    </BottomBar>
  );
}
