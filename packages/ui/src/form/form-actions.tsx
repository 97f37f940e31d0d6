import { useTranslation } from '@haisha/i18n';
import { Box, Button, Flex, Kbd, Text } from '@haisha/ui';
import type { ReactNode } from 'react';
import { displayKeys } from '../keys.ts';
import { BottomBar } from './bottom-bar.tsx';
import { FormFaults } from './form-faults.tsx';

export type FormActionsProps = {
  saveLabel?: string;
  busy?: boolean;
  /** How many fields are not saved yet. */
  unsaved?: number;
  /** Leaves without saving: the caller's link or button. */
  cancel?: ReactNode;
  /** A notice before saving, above the buttons: always visible, and no field moves for it. */
  notice?: ReactNode;
  /** Other acts besides saving, such as saving and adding the next one. */
  children?: ReactNode;
};

/** The bar under a form that stays visible: save, other acts, cancel; what is unsaved and what is wrong. */
export function FormActions({ saveLabel, busy = false, unsaved = 0, cancel, notice, children }: FormActionsProps) {
  const { t } = useTranslation('ui');
  return (
    <BottomBar bg="bg.panel">
      <Flex data-measure="" gap="2" align="center" wrap="wrap" w="full">
        {notice !== undefined && <Box w="full">{notice}</Box>}
        <Flex gap="2" align="center" order={{ base: '1', md: '0' }} w={{ base: 'full', md: 'auto' }} css={fingerWide}>
          <Button type="submit" loading={busy} loadingText={t('form.saving')} aria-keyshortcuts="Control+S Meta+S">
            {saveLabel ?? t('form.save')}
            <Kbd hideBelow="lg" aria-hidden="true" border="0" bg="transparent" color="inherit" px="0" boxShadow="none">
              {displayKeys('mod+s')}
            </Kbd>
          </Button>
          {children}
          {cancel}
        </Flex>
        <Flex ms={{ md: 'auto' }} gap="3" align="center" color="fg.subtle" textStyle="xs" minH={{ base: '0', md: '8' }}>
          <Text as="span" role="status">
            {unsaved > 0 && !busy ? t('form.unsaved', { count: unsaved }) : ''}
          </Text>
          <FormFaults />
        </Flex>
      </Flex>
    </BottomBar>
  );
}

// On a phone the buttons share the width, under the thumb.
const fingerWide = { '& > *': { flex: { base: '1 1 auto', md: '0 0 auto' }, h: { base: '11', md: 'control' } } };
