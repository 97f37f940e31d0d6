import { useTranslation } from '@haisha/i18n';
import { Box, Flex, Icon, Text } from '@haisha/ui';
import { newPasswordFailure, passwordLength, repetitionFailure } from '@haisha/validation/password-rule';
import { useState } from 'react';
import { PlainField } from '../session/plain-field.tsx';
import type { usePlainForm } from '../session/use-plain-form.ts';

/** The checks of a password that is typed twice. */
export const newPasswordChecks = {
  password: newPasswordFailure,
  again: (value: string, { password = '' }: Readonly<Record<string, string>>) => repetitionFailure(value, password),
};

type FieldOf = ReturnType<typeof usePlainForm<'password' | 'again'>>['field'];

/** The fields for a new password, typed twice, below its rule. */
export function NewPassword({ field, first = false }: { field: FieldOf; first?: boolean }) {
  const { t } = useTranslation('identity');
  const [count, setCount] = useState(0);
  return (
    <>
      <Box textStyle="xs" color="fg.muted">
        <Text color="fg">{t('password.rule')}</Text>
        <Box as="ul" data-prose="" mt="1">
          <Rule isKept={count >= passwordLength.min}>{t('password.ruleLength', { count })}</Rule>
          <Rule>{t('password.ruleKnown')}</Rule>
          <Rule>{t('password.rulePersonal')}</Rule>
        </Box>
        <Text mt="1">{t('password.ruleHint')}</Text>
      </Box>
      <PlainField
        {...field('password')}
        label={t('password.new')}
        secret
        autoComplete="new-password"
        first={first}
        onChange={(event) => setCount([...event.target.value.normalize('NFKC')].length)}
      />
      <PlainField {...field('again')} label={t('password.again')} secret autoComplete="new-password" />
    </>
  );
}

function Rule({ isKept = false, children }: { isKept?: boolean; children: string }) {
  return (
    <Flex as="li" gap="2">
      <Flex flexShrink="0" align="center" justify="center" w="1em" h="1lh" color={isKept ? 'fg.success' : 'fg.muted'}>
        {isKept ? <Icon name="success" size="1em" /> : <Box boxSize="1.5" rounded="full" bg="fg.muted" />}
      </Flex>
      {children}
    </Flex>
  );
}
